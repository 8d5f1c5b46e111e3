import { once } from 'node:events';
import { type ClientHttp2Session, connect, type IncomingHttpHeaders } from 'node:http2';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { RPC_NAMES } from '../../../emulator/src/transports/grpc/transport.ts';
import { messageType } from '../../../emulator/src/transports/messages/descriptor.ts';
import { DATABASE, type RunningEmulator, startEmulator } from '../support/emulator.ts';
import { rawClient } from '../support/raw-grpc.ts';

const METHODS = [...RPC_NAMES, 'Listen', 'Write'];
const RANDOM_MESSAGES = 200;
/** A field of 16 bytes, of which only three follow. */
const TRUNCATED = Buffer.from([0x0a, 0x10, 0x70, 0x72, 0x6f]);
const UNKNOWN_WIRE_TYPE = Buffer.from([0xff, 0x07]);
const BROKEN_WRITE = Buffer.from([0x12, 0x04, 0x0a, 0x02, ...UNKNOWN_WIRE_TYPE]);
const OPEN_GROUP = Buffer.from([0xfb, 0x07, 0x08, 0x01]);

let emulator: RunningEmulator;
let session: ClientHttp2Session;

beforeEach(async () => {
  emulator = await startEmulator();
  session = connect(`http://127.0.0.1:${emulator.port}`);
});

afterEach(async () => {
  session.destroy();
  const client = rawClient(emulator.port);
  const name = `${DATABASE}/documents/grpc/\ufffd`;
  expect(await client.unary('UpdateDocument', { document: { name } })).toMatchObject({ name });
  client.close();
  expect(emulator.server.openStreams).toEqual({ listen: 0, webChannel: 0 });
  await emulator.stop();
});

function frame(message: Uint8Array, { length = message.length, compressed = 0 } = {}): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt8(compressed, 0);
  head.writeUInt32BE(length, 1);
  return Buffer.concat([head, message]);
}

async function statusOf(method: string, body: Uint8Array): Promise<number> {
  const stream = session.request({
    ':method': 'POST',
    ':path': `/google.firestore.v1.Firestore/${method}`,
    'content-type': 'application/grpc',
    te: 'trailers',
    authorization: 'Bearer owner',
  });
  let status: unknown;
  stream.on('response', (headers) => {
    status = headers['grpc-status'];
  });
  stream.on('trailers', (headers: IncomingHttpHeaders) => {
    status ??= headers['grpc-status'];
  });
  stream.resume();
  stream.end(body);
  await once(stream, 'close');
  return Number(status);
}

const WRITTEN = `${DATABASE}/documents/grpc/written`;

function requestWithOneWrite(method: string): Uint8Array {
  const writes = [{ update: { name: WRITTEN } }];
  return messageType(`${method}Request`).encode({ database: DATABASE, writes }).finish();
}

describe('bytes that are no message', () => {
  it.each(METHODS)('end %s with INTERNAL, and only that call', async (method) => {
    for (const bytes of [UNKNOWN_WIRE_TYPE, OPEN_GROUP])
      expect(await statusOf(method, frame(bytes))).toBe(13);
  });

  it.each(['Commit', 'BatchWrite'])('inside a write of %s write nothing', async (method) => {
    const good = requestWithOneWrite(method);
    expect(await statusOf(method, frame(Buffer.concat([good, BROKEN_WRITE])))).toBe(13);
    const client = rawClient(emulator.port);
    await expect(client.unary('GetDocument', { name: WRITTEN })).rejects.toMatchObject({ code: 5 });
    expect(await statusOf(method, frame(good))).toBe(0);
    expect(await client.unary('GetDocument', { name: WRITTEN })).toMatchObject({ name: WRITTEN });
    client.close();
  });

  it('inside a write of a Write stream end it and write nothing', async () => {
    const hello = messageType('WriteRequest').encode({ database: DATABASE }).finish();
    const good = messageType('WriteRequest')
      .encode({ writes: [{ update: { name: WRITTEN } }] })
      .finish();
    // `writes` is field 3 of `WriteRequest`, but field 2 in `BROKEN_WRITE`.
    const bad = Buffer.from([0x1a, ...BROKEN_WRITE.subarray(1)]);
    const half = Buffer.concat([good, bad]);
    expect(await statusOf('Write', Buffer.concat([frame(hello), frame(half)]))).toBe(13);
    const client = rawClient(emulator.port);
    await expect(client.unary('GetDocument', { name: WRITTEN })).rejects.toMatchObject({ code: 5 });
    client.close();
  });

  it('of any kind end the call with some status', { timeout: 60_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...METHODS),
        fc.uint8Array({ maxLength: 64 }),
        async (method, bytes) => {
          const status = await statusOf(method, frame(bytes));
          expect(status).toBeGreaterThanOrEqual(0);
          expect(status).toBeLessThanOrEqual(16);
        },
      ),
      { numRuns: RANDOM_MESSAGES },
    );
  });
});

describe('frames that are none', () => {
  it('of fewer bytes than they say are refused', async () => {
    expect(await statusOf('GetDocument', frame(TRUNCATED, { length: 1_000 }))).not.toBe(0);
    expect(await statusOf('GetDocument', Buffer.from([0, 0, 0]))).not.toBe(0);
  });

  it('of more bytes than a message may have are refused before they come', async () => {
    expect(await statusOf('GetDocument', frame(TRUNCATED, { length: 0xffff_fff0 }))).toBe(8);
  });

  it('of a compression that was not agreed on are refused', async () => {
    expect(await statusOf('GetDocument', frame(TRUNCATED, { compressed: 1 }))).not.toBe(0);
  });

  it('of an unknown method are unimplemented', async () => {
    expect(await statusOf('Surprise', frame(new Uint8Array()))).toBe(12);
  });
});
