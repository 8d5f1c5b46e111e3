import { expect, it } from 'vitest';
import { createDesk as openWholeDesk } from '../../../tests/load/support/desk.ts';
import { openServices } from '../../../tests/setup/local-site/services.ts';
import { fillPlaces } from '../day/places/promote.ts';
import { createRegistrationCodes } from '../desk/code.ts';
import { createDesk } from '../desk/desk.ts';
import { createLedgerStore } from '../desk/ledger-store.ts';
import { onRecord } from '../desk/operation.ts';
import { createRecordKeys } from '../desk/record-keys.ts';
import {
  SAMPLE_NOW,
  sampleForm,
  sampleInput,
  sampleTournament,
  sampleUnit,
} from '../desk/samples.fixture.ts';
import { freeFireIdsOf } from '../desk/stored-unit.ts';
import { claimsOf, FORMS, QUEUES, REGISTRATIONS, TOURNAMENTS } from '../store/collections.ts';
import { UNITS_AT_ONCE } from '../store/unit-pages.ts';

const WAITING = 2 * UNITS_AT_ONCE;

async function openQueue(currentPlayers: number) {
  const services = openServices(SAMPLE_NOW);
  const numbers = Array.from({ length: WAITING }, (_, index) => index + 1);
  await services.store(
    TOURNAMENTS,
    sampleTournament({
      maxPlayers: WAITING,
      currentPlayers,
      waitlist: { max: WAITING + 1, mode: 'auto', endsAt: null },
      waitingPlayers: WAITING,
      lastWaitSeq: WAITING,
    }),
  );
  await services.store(FORMS, sampleForm());
  await services.store(QUEUES, { id: 'copa-1', waiting: numbers });
  const units = numbers.map((waitSeq) => ({
    ...sampleUnit(waitSeq),
    place: 'waiting' as const,
    waitSeq,
    waitsFor: ['entry' as const],
  }));
  await services.store(REGISTRATIONS, ...units);
  const claims = units.flatMap((unit) =>
    freeFireIdsOf(unit).map((id) => ({ id, registrationId: unit.id, waiting: true })),
  );
  await services.store(claimsOf('copa-1'), ...claims);
  return services;
}

it('an operation does not wait for ever for places that cannot be given', async () => {
  const { context } = await openQueue(0);
  const { statusCodeSecret } = context.config;
  const codes = createRegistrationCodes(statusCodeSecret);
  let rounds = 0;
  const desk = createDesk({
    ...context,
    codes,
    store: createLedgerStore(
      context.firestore,
      context.logger,
      createRecordKeys(statusCodeSecret),
      codes,
      [],
    ),
    fillPlaces,
    passPlacesOn: async () => {
      rounds += 1;
    },
    activeQuestions: async () => [],
    groupSize: undefined,
  });
  const unit = await desk.submit(
    'copa-1',
    onRecord('unit-1', (_ledger, each) => each),
  );
  expect([unit.place, rounds]).toEqual(['held', 5]);
});

it('waiting units get their places before a newcomer, also if the taken places were miscounted', async () => {
  const services = await openQueue(WAITING + 1);
  const { place } = await openWholeDesk(services.context).register(sampleInput(900));
  expect(place).toBe('waiting');
  const held = (await services.stored(REGISTRATIONS)).filter((unit) => unit.place === 'held');
  expect(held).toHaveLength(WAITING);
});
