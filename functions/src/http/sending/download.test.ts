import { once } from 'node:events';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, vi } from 'vitest';
import { sendDownload } from './download.ts';

async function* rows(fault: Error | null): AsyncIterable<string> {
  const row = `${'x'.repeat(64 * 1024)}\n`;
  for (let sent = 0; sent < 4; sent += 1) yield row;
  if (fault !== null) throw fault;
  for (;;) yield row;
}

async function download(fault: Error | null) {
  const info = vi.fn<(message: string) => void>();
  let tell: (outcome: unknown) => void = () => undefined;
  const outcome = new Promise<unknown>((resolve) => {
    tell = resolve;
  });
  const server = createServer((_request, response) => {
    sendDownload(rows(fault), response, { info }).then(() => tell('done'), tell);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const request = get({ port: (server.address() as AddressInfo).port, host: '127.0.0.1' });
  request.on('error', () => undefined);
  request.on('response', (response) => {
    response.on('error', () => undefined);
    if (fault === null) response.once('data', () => request.destroy());
    else response.resume();
  });
  const result = await outcome;
  server.close();
  return { result, logged: info.mock.calls.flat() };
}

it('is no error where the reader breaks it off', async () => {
  expect(await download(null)).toEqual({ result: 'done', logged: ['download broken off'] });
});

it.each([
  new Error('the database is gone'),
  Object.assign(new Error('Premature close'), { code: 'ERR_STREAM_PREMATURE_CLOSE' }),
])('fails where the file cannot be read to its end: %s', async (fault) => {
  expect(await download(fault)).toEqual({ result: fault, logged: [] });
});
