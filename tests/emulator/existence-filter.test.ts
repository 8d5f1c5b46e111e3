import { deleteApp, initializeApp } from 'firebase/app';
import * as firestore from 'firebase/firestore';
import { expect, it, onTestFinished } from 'vitest';
import { ManualClock } from '../../emulator/test/manual-clock.ts';
import { createWebClient } from './clients/web-client.ts';
import { ids, listening, settled } from './contract/case.ts';
import { PROJECT } from './support/collection-authorizer.ts';
import { DATABASE, startEmulator } from './support/emulator.ts';

const DOCUMENTS = 100;
/** Longer than the emulator, or production, remembers what was deleted. */
const AWAY_MS = 2 * 3_600_000;

interface Mismatch {
  readonly localCacheCount: number;
  readonly existenceFilterCount: number;
}

/** The SDK's own tests watch its existence filters through this; its public types leave it out. */
const { _TestingHooks: hooks } = firestore as unknown as {
  readonly _TestingHooks: { onExistenceFilterMismatch(callback: (info: Mismatch) => void): () => void };
};

it('a client that was away for long learns from the number of documents that some were deleted', async () => {
  const clock = new ManualClock();
  const emulator = await startEmulator({ clock });
  const app = initializeApp({ projectId: PROJECT, apiKey: 'none' }, 'existence-filter');
  const db = firestore.initializeFirestore(app, {});
  firestore.connectFirestoreEmulator(db, '127.0.0.1', emulator.port);
  const client = createWebClient(firestore, db, firestore);
  const mismatches: Mismatch[] = [];
  const unwatch = hooks.onExistenceFilterMismatch((info) => mismatches.push(info));
  onTestFinished(async () => {
    unwatch();
    await client.close();
    await deleteApp(app);
    await emulator.stop();
  });

  const names = Array.from({ length: DOCUMENTS }, (_, index) => `${DATABASE}/documents/away/ñ${index}`);
  const write = (write: Parameters<typeof emulator.service.commit>[1]['writes'][number]) =>
    emulator.service.commit({ kind: 'admin' }, { database: DATABASE, transaction: null, writes: [write] });
  const put = (name: string, n: bigint) =>
    write({
      kind: 'update',
      name,
      fields: new Map([['n', { kind: 'integer', value: n }]]),
      mask: null,
      transforms: [],
      precondition: null,
    });
  for (const name of names) await put(name, 1n);

  const listener = await listening(client, { collection: 'away' });
  await listener.until((snapshot) => settled(snapshot) && snapshot.paths.length === DOCUMENTS);
  await client.goOffline();
  await listener.until(({ fromCache }) => fromCache);

  const deleted = names.filter((_, index) => index % 4 === 0);
  for (const name of deleted) await write({ kind: 'delete', name, precondition: null });
  const [, changed = ''] = names;
  await put(changed, 2n);
  await put(`${DATABASE}/documents/away/new`, 3n);
  clock.advance(AWAY_MS);

  await client.goOnline();
  const expected = [...names.filter((name) => !deleted.includes(name)), 'away/new'];
  const events = await listener.until(
    (snapshot) => settled(snapshot) && snapshot.paths.length === expected.length,
  );
  expect(ids((events.at(-1)?.paths ?? []).map((path) => ({ path }))).sort()).toEqual(
    ids(expected.map((path) => ({ path }))).sort(),
  );
  expect(mismatches).toHaveLength(1);
  expect(mismatches[0]).toMatchObject({
    localCacheCount: DOCUMENTS + 1,
    existenceFilterCount: expected.length,
  });
  await listener.stop();
});
