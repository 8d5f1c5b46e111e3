import { expect, it } from 'vitest';
import { createRegistrationCodes } from './code.ts';
import { createDesk } from './desk.ts';
import type { Ledger } from './ledger.ts';
import { createLedgerStore } from './ledger-store.ts';
import { bytesOf, onRecord } from './operation.ts';
import { createRecordKeys } from './record-keys.ts';
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
  const { statusCodeSecret } = site.needs.config;
  const { firestore, logger } = site.needs;
  const codes = createRegistrationCodes(statusCodeSecret);
  const desk = createDesk({
    ...site.needs,
    codes,
    store: createLedgerStore(firestore, logger, createRecordKeys(statusCodeSecret), codes, []),
    fillPlaces: () => [],
    passPlacesOn: async () => undefined,
    activeQuestions: async () => [],
    groupSize: undefined,
  });
  const asking = (traces: readonly string[]) => {
    const apply = (ledger: Ledger, unit: StoredUnit) => {
      expect(ledger.trace('tries')).toBeNull();
      return unit;
    };
    return desk.submit('copa-1', onRecord(id, apply, { traces }));
  };
  expect((await asking(['tries'])).id).toBe(id);
  await expect(asking([])).rejects.toThrow('a trace that the operation did not read');
});
