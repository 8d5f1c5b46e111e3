import { afterEach, beforeEach, describe, expect, it } from 'vitest';
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
