import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AppError } from '@copa/domain/errors';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAccounts } from '../../../tests/setup/local-site/accounts.ts';
import { openServices } from '../../../tests/setup/local-site/services.ts';
import { createApp } from '../app.ts';
import { SAMPLE_NOW } from '../desk/samples.fixture.ts';
import { FRAME_KEPT } from '../http/page.ts';

const services = openServices(SAMPLE_NOW);
const unavailable = () => Promise.reject(new AppError('unavailable', 'Vuelve a intentarlo.'));
const { database } = services.context;
const app = createApp({
  ...services.context,
  database: { ...database, get: unavailable, find: unavailable, page: unavailable },
  identity: createAccounts(),
  appCheck: { verify: async () => {} },
  pageTemplate: () => '<html><body></body></html>',
  paintCover: async (svg) => Buffer.from(svg),
});
let server: Server;

beforeAll(async () => {
  server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  server.close();
});

it.each([
  '/tournaments',
  '/tournament/copa',
  '/tournament/copa/posiciones',
  '/temporada/verano',
  '/register/copa',
  '/equipo/0123456789abcdefghjkmnpqrs',
  '/tournament-rules/copa',
])('a page that the store cannot fill now is kept for moments: %s', async (path) => {
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}${path}`);
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, FRAME_KEPT]);
});
