import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { DATABASE } from '../support/emulator.ts';
import { type MeasuredEmulator, startMeasuredEmulator } from '../support/measured-emulator.ts';
import { failure, listen, openListener, rawClient, type Stream } from '../support/raw-grpc.ts';
import { webChannel } from '../support/web-channel.ts';

const LARGE = 1_000_000;
/**
 * After this many large commits the emulator forgets an old commit for each new one. Any later growth of its
 * memory is therefore data for a client.
 */
const PAST = 70;
const CHANGES = 160;
const RESULTS = 20;
const UNREAD_QUERIES = 10;
const TOLERATED_BYTES = 40 * LARGE;
const PATIENCE_MS = 300_000;

let emulator: MeasuredEmulator;
let writer: ReturnType<typeof rawClient>;

beforeAll(async () => {
  emulator = await startMeasuredEmulator();
  writer = rawClient(emulator.port);
  for (let n = 0; n < PAST; n++) await write('large', LARGE);
}, PATIENCE_MS);

afterAll(async () => {
  writer.close();
  await emulator.stop();
});

async function write(id: string, length: number): Promise<void> {
  const update = {
    name: `${DATABASE}/documents/streams/${id}`,
    // Each text is unique, because listeners receive a document only when it has changed.
    fields: { text: { stringValue: `${performance.now()}${'x'.repeat(length)}` } },
  };
  await writer.unary('Commit', { database: DATABASE, writes: [{ update }] });
}

async function growthOverChanges(): Promise<number> {
  const before = await emulator.held();
  for (let n = 0; n < CHANGES; n++) await write('large', LARGE);
  const after = await emulator.held();
  return after.total - before.total;
}

describe('listeners that do not read', { timeout: PATIENCE_MS }, () => {
  it('cost no more than what they could have read, and then get the last state', async () => {
    const client = rawClient(emulator.port);
    onTestFinished(() => client.close());
    const stream = await openListener(client);
    stream.pause();
    const channel = webChannel(emulator.port);
    const sid = await channel.handshake([listen(2)]);
    const back = await channel.unread(sid);

    expect(await growthOverChanges()).toBeLessThan(TOLERATED_BYTES);
    await write('last', 1);

    expect(await changesOverGrpc(stream)).toBeLessThan(CHANGES);
    expect(await changesOverWebChannel(channel, sid, back)).toBeLessThan(CHANGES);
    stream.cancel();
    await channel.post({ SID: sid, RID: '3', TYPE: 'terminate' }, '');
    await emulator.heldAtRest();
  });
});

async function changesOverGrpc(stream: Stream): Promise<number> {
  let changes = 0;
  const last = new Promise<void>((resolve) => {
    stream.on('data', (message: object) => {
      const text = JSON.stringify(message);
      if (text.includes('/streams/large')) changes++;
      if (text.includes('/streams/last')) resolve();
    });
  });
  stream.resume();
  await last;
  return changes;
}

async function changesOverWebChannel(
  channel: ReturnType<typeof webChannel>,
  sid: string,
  unread: IncomingMessage,
): Promise<number> {
  let text = '';
  unread.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
  });
  await once(unread, 'end');
  let acknowledged = lastId(text);
  let changes = text.split('/streams/large').length - 1;
  while (!text.includes('/streams/last')) {
    const back = await channel.open(sid, acknowledged);
    const arrays = await back.until((all) => all.some(([, content]) => content[0] !== 'noop'));
    back.vanish();
    text = JSON.stringify(arrays);
    changes += text.split('/streams/large').length - 1;
    acknowledged = arrays.at(-1)?.[0] ?? acknowledged;
  }
  return changes;
}

function lastId(text: string): number {
  return Math.max(...[...text.matchAll(/\n\[\[(\d+),/g)].map(([, id]) => Number(id)));
}

describe('results that nobody reads', { timeout: PATIENCE_MS }, () => {
  beforeAll(async () => {
    for (let n = 0; n < RESULTS; n++) await write(`d${n}`, LARGE);
  }, PATIENCE_MS);

  it('of gRPC queries wait as documents, not as messages', async () => {
    const client = rawClient(emulator.port);
    onTestFinished(() => client.close());
    const before = await emulator.held();
    const calls = Array.from({ length: UNREAD_QUERIES }, () => client.serverStream('RunQuery', QUERY));
    await Promise.all(calls.map((call) => once(call.pause(), 'metadata')));
    expect((await emulator.held()).total - before.total).toBeLessThan(TOLERATED_BYTES);
    for (const call of calls) call.on('error', () => undefined).cancel();
  });

  it('of REST queries wait as documents, not as text', async () => {
    const before = await emulator.held();
    const responses = await Promise.all(
      Array.from({ length: UNREAD_QUERIES }, async () => {
        const request = httpRequest(`http://127.0.0.1:${emulator.port}/v1/${DATABASE}/documents:runQuery`, {
          method: 'POST',
          agent: false,
        });
        request.on('error', () => undefined).end(JSON.stringify({ structuredQuery: QUERY.structuredQuery }));
        const [response] = (await once(request, 'response')) as [IncomingMessage];
        return response;
      }),
    );
    expect((await emulator.held()).total - before.total).toBeLessThan(TOLERATED_BYTES);
    const [first, ...others] = responses;
    for (const other of others) other.destroy();
    let length = 0;
    first?.on('data', (chunk: Buffer) => {
      length += chunk.length;
    });
    if (first !== undefined) await once(first, 'end');
    expect(length).toBeGreaterThan(RESULTS * LARGE);
  });

  describe('of ever more listeners end a stream when they weigh too much', () => {
    const targets = Array.from({ length: 16 }, (_, index) => listen(index + 2));
    const refusal = 'The client has left more than 256 MiB unread.';

    it('over gRPC', async () => {
      const client = rawClient(emulator.port);
      onTestFinished(() => client.close());
      const stream = client.stream('Listen').pause();
      for (const target of targets) stream.write(target);
      await once(stream, 'metadata');
      await emulator.heldAtRest();
      expect(await failure(stream)).toMatchObject({ code: 8, details: refusal });
    });

    it('over WebChannel', async () => {
      const channel = webChannel(emulator.port);
      const back = await channel.open(await channel.handshake(targets), 0);
      expect(JSON.stringify((await back.ended()).slice(-2))).toContain(`RESOURCE_EXHAUSTED: ${refusal}`);
    });
  });
});

const QUERY = { parent: `${DATABASE}/documents`, structuredQuery: { from: [{ collectionId: 'streams' }] } };
