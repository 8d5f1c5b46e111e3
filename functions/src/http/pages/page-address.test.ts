import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { createExpressApp } from '../express-app.ts';
import { sentToPageAddress } from './page-address.ts';

const app = createExpressApp([]);
app.use((request, response) => {
  const known = { tournament: (value: string) => /^[a-z-]+$/.test(value), q: () => true };
  if (!sentToPageAddress(request, response, known)) response.send('shown');
});
const server = app.listen(0, '127.0.0.1');
await once(server, 'listening');
const { port } = server.address() as AddressInfo;
afterAll(() => void server.close());

const sentTo = async (path: string) =>
  (await fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual' })).headers.get('location');

it.each(['.', '*', ')', ',', '…', '"', '\u200E', '\u00A0gracias', '...', ').'])(
  'opens a page by its link with what an app puts after it: %j',
  async (after) => {
    const sign = encodeURIComponent(after);
    expect(await sentTo(`/tournament/copa-1_a${sign}`)).toBe('/tournament/copa-1_a');
    expect(await sentTo(`/tournament/copa/posiciones${sign}`)).toBe('/tournament/copa/posiciones');
    expect(await sentTo(`/register?tournament=copa${sign}`)).toBe('/register?tournament=copa');
    expect(await sentTo(`/tournament/copa${sign}?tournament=copa`)).toBe('/tournament/copa?tournament=copa');
  },
);

it('leaves out what only counts visits, and sends no other address anywhere', async () => {
  expect(await sentTo('/tournament/copa?fbclid=x')).toBe('/tournament/copa');
  expect(await sentTo('/register?tournament=copa&utm_source=a.b')).toBe('/register?tournament=copa');
  for (const path of [
    '/tournament/copa',
    '/tournament/copa/',
    '/register?tournament=copa',
    '/tournaments?q=a.b',
  ]) {
    expect(await sentTo(path)).toBeNull();
  }
});

it.each([
  '/tournament/copa%',
  '/tournament/%3Cb%3E',
  '/tournament/%3Cb%3E/posiciones',
  '/tournament/a.b/posiciones',
  '//example.',
  '/%2Fexample.',
])('sends nobody from %s to another page', async (path) => {
  expect(await sentTo(path)).toBeNull();
});
