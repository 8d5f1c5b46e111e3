import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { createExpressApp, whenFirstCalled } from './express-app.ts';

it('loads handlers once, for the first call, and again after a call that could not load them', async () => {
  let loads = 0;
  const app = createExpressApp([]);
  app.use(
    whenFirstCalled(async () => {
      loads += 1;
      if (loads === 1) throw new Error('the disk is busy');
      return [(_request, _response, next) => next(), (_request, response) => response.send('loaded')];
    }),
  );
  app.use(
    (
      _error: unknown,
      _request: unknown,
      response: { status(code: number): { end(): void } },
      _next: unknown,
    ) => response.status(500).end(),
  );
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const answer = async () => {
    const response = await fetch(`http://127.0.0.1:${port}/`);
    return [response.status, await response.text()];
  };
  expect(loads).toBe(0);
  expect(await answer()).toEqual([500, '']);
  expect(await Promise.all([answer(), answer(), answer()])).toEqual(Array(3).fill([200, 'loaded']));
  expect(loads).toBe(2);
  server.close();
});
