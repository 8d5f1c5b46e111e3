import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DATABASE, type RunningEmulator, startEmulator } from '../support/emulator.ts';
import { failure, leave, listen, openListener, openListeners, rawClient } from '../support/raw-grpc.ts';
import { webChannel } from '../support/web-channel.ts';

const LISTENERS = 1000;

let emulator: RunningEmulator;

beforeEach(async () => {
  emulator = await startEmulator();
});

afterEach(() => emulator.stop());

async function untilClosed(): Promise<void> {
  while (emulator.server.openStreams.listen > 0) await new Promise((resolve) => setImmediate(resolve));
}

/** Counts turns of the event loop, because a real wait takes many of them even on a busy machine. */
async function turnsDuring(action: Promise<void>): Promise<number> {
  let turns = 0;
  let over = false;
  const done = action.finally(() => (over = true));
  for (; !over; turns++) await new Promise((resolve) => setImmediate(resolve));
  await done;
  return turns;
}

describe('gRPC', () => {
  it.each(['v1', 'v1beta1'])('serves %s', async (version) => {
    const client = rawClient(emulator.port, version);
    const name = `${DATABASE}/documents/grpc/a`;
    await client.unary('UpdateDocument', { document: { name, fields: { n: { integerValue: 1 } } } });
    expect(await client.unary('GetDocument', { name })).toMatchObject({ name });
    await expect(client.unary('PartitionQuery', {})).rejects.toMatchObject({
      code: 12,
      details: 'Method google.firestore.v1.Firestore/PartitionQuery is unimplemented',
    });
    client.close();
  });

  it('ends a stream with the status of what was wrong', async () => {
    const client = rawClient(emulator.port);
    const twice = client.stream('Listen');
    twice.write(listen(1));
    twice.write(listen(1));
    expect(await failure(twice)).toMatchObject({ code: 3 });
    expect(await failure(client.stream('Listen', 'Bearer nonsense'))).toMatchObject({
      code: 3,
      details: 'invalid jwt',
    });
    expect(await failure(client.stream('Write', 'Basic x'))).toMatchObject({ code: 2 });
    const write = client.stream('Write');
    write.write({});
    expect(await failure(write)).toMatchObject({
      details: "'database' must be set on an initial write request.",
    });
    client.close();
  });

  it('ends a Write stream that goes on in another database', async () => {
    const client = rawClient(emulator.port);
    const write = client.stream('Write');
    const database = DATABASE.replace('(default)', 'second');
    write.write({ database: DATABASE });
    write.write({ database, writes: [{ delete: `${database}/documents/streams/x` }] });
    expect(await failure(write)).toMatchObject({
      code: 3,
      details: expect.stringContaining('did not match the expected database') as string,
    });
    client.close();
  });

  it('ends a Write stream that has nothing more to write', async () => {
    const client = rawClient(emulator.port);
    const write = client.stream('Write');
    write.write({ database: DATABASE });
    write.write({});
    const messages: object[] = [];
    write.on('data', (message: object) => messages.push(message));
    await once(write, 'end');
    expect(messages).toHaveLength(2);
    client.close();
  });
});

describe('nothing stays behind', () => {
  it('of a thousand listeners that come and go', async () => {
    const client = rawClient(emulator.port);
    const streams = await openListeners(client, LISTENERS);
    expect(emulator.server.openStreams.listen).toBe(LISTENERS);
    leave(streams);
    await untilClosed();
    expect(emulator.server.openStreams).toEqual({ listen: 0, webChannel: 0 });
    client.close();
  });

  it.each(['end', 'destroy', 'resetAndDestroy'] as const)(
    'of a client whose connection breaks (%s)',
    async (breaking) => {
      const upstreams: Socket[] = [];
      const proxy = createServer((socket) => {
        const upstream = connect(emulator.port, '127.0.0.1');
        upstream.on('error', () => socket.destroy());
        socket.on('error', () => undefined);
        socket.pipe(upstream, { end: false });
        upstream.pipe(socket);
        upstreams.push(upstream);
      });
      proxy.listen(0, '127.0.0.1');
      await once(proxy, 'listening');
      const client = rawClient((proxy.address() as AddressInfo).port);
      await openListener(client);
      for (const upstream of upstreams) upstream[breaking]();
      await untilClosed();
      expect(emulator.server.openStreams.listen).toBe(0);
      client.close();
      proxy.close();
    },
  );
});

describe('close', () => {
  it('ends every kind of open stream without waiting for anything', async () => {
    const client = rawClient(emulator.port);
    await openListener(client);
    const channel = webChannel(emulator.port);
    const back = await channel.open(await channel.handshake([listen(2)]), 0);
    const silent = connect(emulator.port, '127.0.0.1');
    silent.on('error', () => undefined);
    await once(silent, 'connect');
    expect(await turnsDuring(emulator.server.close())).toBeLessThan(100);
    await back.ended();
    client.close();
    emulator = await startEmulator();
  });

  it('reports a port that is taken', async () => {
    const second = await startEmulator();
    await expect(second.server.listen('127.0.0.1', emulator.port)).rejects.toMatchObject({
      code: 'EADDRINUSE',
    });
    await second.stop();
  });

  it('listens on both loopback addresses for localhost', async () => {
    const { port } = await emulator.server.listen('localhost', 0);
    expect((await fetch(`http://127.0.0.1:${port}/nowhere`)).status).toBe(404);
    expect((await fetch(`http://localhost:${port}/nowhere`)).status).toBe(404);
  });
});
