import { expect, it } from 'vitest';
import type { Ledger } from './ledger.ts';
import { bytesOf, onRecord } from './operation.ts';
import { sampleInput } from './samples.fixture.ts';
import type { StoredUnit } from './stored-unit.ts';
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
