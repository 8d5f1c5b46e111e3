import { expect, it } from 'vitest';
import { TRACES } from '../store/collections.ts';
import type { Ledger } from './ledger.ts';
import { bytesOf, onRecord } from './operation.ts';
import { sampleInput } from './samples.fixture.ts';
import { acceptedOf, type StoredUnit } from './stored-unit.ts';
import { openTournament } from './tournament.fixture.ts';

it.each([
  ['a letter', 'n', 1],
  ['a letter with an accent', 'ñ', 2],
  ['an emoji', '🔥', 4],
])('an operation weighs the bytes of %s', (_, character, bytes) => {
  const empty = onRecord('u1', (_ledger, unit) => unit);
  const weigh = (nick: string) => bytesOf({ ...empty, sent: { nick } });
  expect(weigh(character.repeat(10)) - weigh('')).toBe(10 * bytes);
});

it('an operation gets only the traces that it names', async () => {
  const site = await openTournament();
  const { id } = await site.register(sampleInput(1));
  const asking = (traces: readonly string[]) => {
    const apply = (ledger: Ledger, unit: StoredUnit) => {
      expect(ledger.trace('tries')).toBeNull();
      return unit;
    };
    return site.submit(onRecord(id, apply, { traces }));
  };
  expect((await asking(['tries'])).id).toBe(id);
  await expect(asking([])).rejects.toThrow('a trace that the operation did not read');
});

it('a trace that does not fit its schema is logged and counts as none, so no operation fails by it', async () => {
  const site = await openTournament();
  const unit = await site.register(sampleInput(1));
  const { docs } = await site.needs.firestore.collection(TRACES.path).get();
  const paths = ['traces/tries', ...docs.map(({ ref }) => ref.path)];
  await Promise.all(paths.map((path) => site.needs.firestore.doc(path).set({ count: 'many' })));
  const apply = (ledger: Ledger, read: StoredUnit) => {
    expect(ledger.trace('tries')).toBeNull();
    return read;
  };
  expect((await site.submit(onRecord(unit.id, apply, { traces: ['tries'] }))).id).toBe(unit.id);
  expect((await site.decide(unit, 'approved')).status).toBe('approved');
  await expect(site.needs.database.get(TRACES, 'tries')).resolves.toBeNull();
  const log = site.services.log.join('\n');
  for (const { mailbox } of acceptedOf(unit)) expect(log).toContain(`"path":"traces/${mailbox?.here}"`);
});
