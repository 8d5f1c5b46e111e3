import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { connect as connectTo, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createRequestsMonitor, type RequestsMonitor } from './requests-monitor.ts';

let monitor: RequestsMonitor;
let port = 0;

beforeEach(async () => {
  monitor = createRequestsMonitor();
  ({ port } = await monitor.listen('127.0.0.1', 0));
});

afterEach(async () => {
  await monitor.close();
});

interface Client {
  readonly socket: Socket;
  next(): Promise<{ first: number; payload: Buffer }>;
  send(first: number, payload: string): void;
}

async function connect(path = '/requests'): Promise<Client> {
  const key = Buffer.from('0123456789abcdef').toString('base64');
  const call = request({
    port,
    host: '127.0.0.1',
    path,
    headers: {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-key': key,
      'sec-websocket-version': '13',
    },
  });
  call.end();
  const [response, socket, head] = (await once(call, 'upgrade')) as [IncomingMessage, Socket, Buffer];
  const accept = createHash('sha1').update(`${key}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`).digest('base64');
  expect(response.headers['sec-websocket-accept']).toBe(accept);
  let pending = head;
  const atLeast = async (size: number): Promise<void> => {
    while (pending.length < size) {
      const [chunk] = (await once(socket, 'data')) as [Buffer];
      pending = Buffer.concat([pending, chunk]);
    }
  };
  return {
    socket,
    async next() {
      await atLeast(2);
      const short = pending.readUInt8(1);
      const start = short === 127 ? 10 : short === 126 ? 4 : 2;
      await atLeast(start);
      const length =
        short === 127 ? Number(pending.readBigUInt64BE(2)) : short === 126 ? pending.readUInt16BE(2) : short;
      await atLeast(start + length);
      const frame = { first: pending.readUInt8(0), payload: pending.subarray(start, start + length) };
      pending = pending.subarray(start + length);
      return frame;
    },
    send(first, payload) {
      const mask = Buffer.of(1, 2, 3, 4);
      const masked = Buffer.from(payload).map((byte, index) => byte ^ (mask[index % 4] ?? 0));
      socket.write(Buffer.concat([Buffer.of(first, 0x80 | masked.length), mask, masked]));
    },
  };
}

async function nextJson(client: Client): Promise<unknown> {
  const { first, payload } = await client.next();
  expect(first).toBe(0x81);
  return JSON.parse(payload.toString('utf8'));
}

describe('requests monitor', () => {
  it('sends the history, then every record', async () => {
    monitor.publish({ requestId: 'before' });
    const client = await connect();
    expect(await nextJson(client)).toEqual([{ requestId: 'before' }]);
    monitor.publish({ requestId: 'after', text: 'ñ' });
    expect(await nextJson(client)).toEqual({ requestId: 'after', text: 'ñ' });
  });

  it('sends messages of every length', async () => {
    const client = await connect();
    expect(await nextJson(client)).toEqual([]);
    for (const size of [0, 100, 113, 114, 200, 65_000, 70_000]) {
      monitor.publish({ text: 'x'.repeat(size) });
      expect(await nextJson(client)).toEqual({ text: 'x'.repeat(size) });
    }
  });

  it('keeps the last thousand records', async () => {
    for (let index = 0; index < 1003; index++) monitor.publish({ index });
    const history = await nextJson(await connect());
    expect(history).toHaveLength(1000);
    expect(history).toHaveProperty('0.index', 3);
  });

  it('keeps fewer records of large documents', async () => {
    const text = 'x'.repeat(1024 * 1024);
    for (let index = 0; index < 600; index++) monitor.publish({ index, fields: [{ text }] });
    const history = (await nextJson(await connect())) as { index: number }[];
    expect(history.length).toBeGreaterThan(10);
    expect(history.length).toBeLessThan(17);
    expect(history.at(-1)).toHaveProperty('index', 599);
    monitor.publish({ text: text.repeat(20) });
    monitor.publish({ last: true });
    expect(await nextJson(await connect())).toEqual([{ last: true }]);
  });

  it('answers a close', async () => {
    const client = await connect();
    await client.next();
    client.send(0x88, '');
    expect(await client.next()).toMatchObject({ first: 0x88 });
    await once(client.socket, 'close');
  });

  it('knows no other path', async () => {
    const call = request({
      port,
      host: '127.0.0.1',
      path: '/other',
      headers: { connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-key': 'x' },
    });
    call.end();
    const [response] = (await once(call, 'response')) as [IncomingMessage];
    response.resume();
    expect(response.statusCode).toBe(404);
  });

  const handshake = (path: string): string =>
    `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: x\r\n\r\n`;

  it.each(['/requests', '/other'])(
    'ends its side when a client of %s ends its own, so that nothing keeps it from closing',
    async (path) => {
      const socket = connectTo({ port, host: '127.0.0.1', allowHalfOpen: true });
      socket.write(handshake(path));
      await once(socket, 'data');
      socket.end();
      await once(socket.resume(), 'close');
      await expect(monitor.close()).resolves.toBeUndefined();
      monitor = createRequestsMonitor();
      ({ port } = await monitor.listen('127.0.0.1', 0));
    },
  );

  it('closes though somebody who was refused stays', async () => {
    const socket = connectTo({ port, host: '127.0.0.1', allowHalfOpen: true });
    socket.write(handshake('/other'));
    await once(socket, 'data');
    await expect(monitor.close()).resolves.toBeUndefined();
    socket.destroy();
    monitor = createRequestsMonitor();
    ({ port } = await monitor.listen('127.0.0.1', 0));
  });

  it('closes while clients are connected', async () => {
    const client = await connect();
    await client.next();
    const closed = once(client.socket.resume(), 'close');
    await monitor.close();
    await expect(closed).resolves.toBeDefined();
    monitor = createRequestsMonitor();
    await monitor.listen('127.0.0.1', 0);
  });
});
