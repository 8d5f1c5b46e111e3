import * as firestore from 'firebase/firestore';
import { expect, it, onTestFinished } from 'vitest';
import { ManualClock } from '../../emulator/test/manual-clock.ts';
import { openWebClient } from './clients/web-client.ts';
import { ids, listening, settled } from './contract/case.ts';
import { DATABASE, PROJECT, startEmulator } from './support/emulator.ts';

const DOCUMENTS = 100;
/** The emulator remembers deletions for less time than this. */
const AWAY_MS = 2 * 3_600_000;

/**
 * The SDK's public types do not declare `_TestingHooks`, with which its own tests watch existence filters.
 */
const { _TestingHooks: hooks } = firestore as unknown as {
  readonly _TestingHooks: { onExistenceFilterMismatch(callback: (info: object) => void): () => void };
};

it('a client that was away for long learns from the number of documents that some were deleted', async () => {
  const clock = new ManualClock();
  const emulator = await startEmulator({ clock });
  const client = openWebClient(firestore, PROJECT, emulator.port);
  const mismatches: object[] = [];
  const unwatch = hooks.onExistenceFilterMismatch((info) => mismatches.push(info));
  onTestFinished(async () => {
    unwatch();
    await client.close();
    await emulator.stop();
  });

  const names = Array.from({ length: DOCUMENTS }, (_, index) => `${DATABASE}/documents/away/ñ${index}`);
  const put = (name: string, value: bigint) =>
    emulator.put(name, new Map([['n', { kind: 'integer', value }]]));
  for (const name of names) await put(name, 1n);

  const listener = await listening(client, { collection: 'away' });
  await listener.until((snapshot) => settled(snapshot) && snapshot.paths.length === DOCUMENTS);
  await client.goOffline();
  await listener.until(({ fromCache }) => fromCache);

  const deleted = names.filter((_, index) => index % 4 === 0);
  for (const name of deleted) await emulator.commit({ kind: 'delete', name, precondition: null });
  const [, changed = ''] = names;
  await put(changed, 2n);
  await put(`${DATABASE}/documents/away/new`, 3n);
  clock.advance(AWAY_MS);

  await client.goOnline();
  const expected = [...names.filter((name) => !deleted.includes(name)), 'away/new'];
  const events = await listener.until(
    (snapshot) => settled(snapshot) && snapshot.paths.length === expected.length,
  );
  expect(ids(events.at(-1)?.paths ?? []).sort()).toEqual(ids(expected).sort());
  expect(mismatches).toMatchObject([
    { localCacheCount: DOCUMENTS + 1, existenceFilterCount: expected.length },
  ]);
});
