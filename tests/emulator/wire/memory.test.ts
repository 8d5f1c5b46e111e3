import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DATABASE } from '../support/emulator.ts';
import { type MeasuredEmulator, startMeasuredEmulator } from '../support/measured-emulator.ts';
import { leave, openListeners, rawClient } from '../support/raw-grpc.ts';
import { listenOnce } from '../support/web-channel.ts';

const LISTENERS = 1000;
const SESSIONS = 200;
const AT_ONCE = 20;
const ROUNDS = 2;
/** A leak of one kilobyte for each gRPC listener would exceed this. */
const TOLERATED_BYTES = 1024 * 1024;

let emulator: MeasuredEmulator;

beforeEach(async () => {
  emulator = await startMeasuredEmulator();
});

afterEach(() => emulator.stop());

async function grpcListenersComeAndGo(): Promise<void> {
  const client = rawClient(emulator.port);
  leave(await openListeners(client, LISTENERS));
  await emulator.heldAtRest();
  client.close();
}

async function webChannelsComeAndGo(): Promise<void> {
  for (let opened = 0; opened < SESSIONS; opened += AT_ONCE) {
    await Promise.all(Array.from({ length: AT_ONCE }, () => listenOnce(emulator.port)));
  }
}

const BATCHES = 24;
const MEGABYTE = 1024 * 1024;

/**
 * Each batch leaves behind one small document. The emulator remembers the deleted large documents only up to
 * a limit.
 */
async function largeBatchesLeaveLittle(): Promise<void> {
  const client = rawClient(emulator.port);
  const nameOf = (id: string) => `${DATABASE}/documents/batches/${id}`;
  const large = { note: { stringValue: 'x'.repeat(MEGABYTE - 1000) } };
  for (let batch = 0; batch < BATCHES; batch++) {
    const names = Array.from({ length: 9 }, (_, index) => nameOf(`large-${index}`));
    const small = {
      name: nameOf(`small-${batch}`),
      fields: { hash: { bytesValue: Buffer.from('few bytes') } },
    };
    const updates = [...names.map((name) => ({ name, fields: large })), small];
    await client.unary('Commit', { database: DATABASE, writes: updates.map((update) => ({ update })) });
    await client.unary('Commit', { database: DATABASE, writes: names.map((name) => ({ delete: name })) });
  }
  client.close();
}

it('memory keeps small bytes without the request that brought them', { timeout: 300_000 }, async () => {
  const before = await emulator.heldAtRest();
  await largeBatchesLeaveLittle();
  const after = await emulator.heldAtRest();
  expect((after.total - before.total) / MEGABYTE).toBeLessThan(150);
});

describe('memory returns to its level', () => {
  it.each([
    ['a thousand gRPC listeners', grpcListenersComeAndGo],
    ['two hundred WebChannel sessions', webChannelsComeAndGo],
  ])('after %s come and go, again and again', { timeout: 300_000 }, async (_who, comeAndGo) => {
    await comeAndGo();
    await comeAndGo();
    const before = await emulator.heldAtRest();
    for (let round = 0; round < ROUNDS; round++) await comeAndGo();
    const after = await emulator.heldAtRest();
    expect(after.heap - before.heap).toBeLessThan(TOLERATED_BYTES);
  });
});
