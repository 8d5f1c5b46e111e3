import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { validationError } from './errors.ts';
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

it('says what is wrong with each field of a call, with one sentence for faults of programs', () => {
  const body = z.strictObject({
    name: z.string().check(z.minLength(2, 'Escribe el nombre.'), z.regex(/^A/u, 'Empieza con A.')),
    size: z.number(),
    rows: z.array(z.strictObject({ kills: z.number() })),
    isOpen: z.custom((value) => value === true),
  });
  const sent = { name: '', size: '4', rows: [{ kills: 1, place: 2 }], extra: 1 };
  const { error } = z.safeParse(body, sent);
  if (error === undefined) throw new Error('all is well');
  const told = validationError(error);
  expect(told.message).toMatch(/^La página abierta es de otra versión del sitio\. Recárgala/);
  expect(told.fields).toEqual({
    name: 'Escribe el nombre.',
    size: 'El valor no es válido.',
    'rows.0.place': 'Este campo no existe.',
    isOpen: 'El valor no es válido.',
    extra: 'Este campo no existe.',
  });
});
