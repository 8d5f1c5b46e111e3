import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { FRONT_RANGES } from '../config/front-ranges.ts';
import { createExpressApp } from './express-app.ts';
import { createRateLimits } from './limits/rate-limits.ts';
import { answeredWith, BRIEFLY_KEPT, servePage } from './page.ts';

it('a page that is missing is kept for half a minute, and one that was found may be shown while it is renewed', () => {
  const html = '<title>Copa</title>';
  expect(answeredWith({ found: true, html })).toEqual({ status: 200, html, cacheControl: BRIEFLY_KEPT });
  expect(answeredWith({ found: false, html })).toEqual({
    status: 404,
    html,
    cacheControl: 'public, max-age=0, s-maxage=30',
  });
});

it('whoever asks for pages too often is told to wait, in a page that no cache keeps, and may open one with a code', async () => {
  const limits = createRateLimits(1e-6, () => 0);
  const pageOf = () => Promise.resolve(answeredWith({ found: true, html: '<title>Copa</title>' }));
  const app = createExpressApp(FRONT_RANGES);
  app.get('/:limited', (request, response) => {
    const limited = request.params['limited'] === 'code' ? 'code' : 'lookup';
    return servePage(request, response, {}, { limits, limited, pageOf });
  });
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const ask = async (limited = 'lookup') => {
    const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/${limited}`);
    return {
      status: response.status,
      cached: response.headers.get('Cache-Control'),
      text: await response.text(),
    };
  };
  expect(await ask()).toEqual({ status: 200, cached: BRIEFLY_KEPT, text: '<title>Copa</title>' });
  const { text, ...limited } = await ask();
  expect(limited).toEqual({ status: 429, cached: 'no-store' });
  expect(text).toMatch(/^<!doctype html><html lang="es-419"><title>[^<]+<\/title><p>[^<]+<\/p><\/html>$/);
  expect((await ask('code')).status).toBe(200);
  server.close();
});
