import { recordOf } from '@copa/domain/fairness/record';
import { DAY_MS, HOUR_MS, JOB_MAX_MS, MINUTE_MS } from '@copa/domain/limits';
import type { StoredRegistration } from '@copa/domain/registrations/registration';
import type { Firestore } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { dyingClient, isGone } from '../../../tests/load/support/dying-database.ts';
import { createAccounts } from '../../../tests/setup/local-site/accounts.ts';
import { openServices, type Services } from '../../../tests/setup/local-site/services.ts';
import { noteDeadlines } from '../day/places/left-deadlines.ts';
import { putRoom } from '../day/rooms/rooms.ts';
import {
  SAMPLE_NOW,
  sampleAbsence,
  sampleForm,
  sampleTournament,
  sampleUnit,
  sampleWindow,
  toldAsOpened,
} from '../desk/samples.fixture.ts';
import { openSeason, playFriday } from '../seasons/friday.fixture.ts';
import { putOnAgenda } from '../store/agenda.ts';
import {
  claimsOf,
  EVIDENCE,
  FORMS,
  QUEUES,
  RECORDS,
  REGISTRATIONS,
  TOURNAMENTS,
} from '../store/collections.ts';
import { createDatabase } from '../store/firestore-database.ts';
import { UNITS_AT_ONCE } from '../store/unit-pages.ts';
import { updateTournament } from '../tournaments/commands.ts';
import { runDue } from './job.ts';

const ACTOR = { uid: 'admin-1', email: 'admin@copa.example' };
const at = (ms: number) => new Date(SAMPLE_NOW.getTime() + ms);
const DUE = at(66 * MINUTE_MS);
const LATER = [1, 2 * 60, 24 * 60].map((minutes) => new Date(DUE.getTime() + minutes * MINUTE_MS));
const HELD = 30;
const MANY = UNITS_AT_ONCE + 10;
const DEATHS = [3, 20, 45, 70, 95, 120];
const WITHIN_THE_HOUR = [133, 135, 137];

const numbersTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

async function storeUnits(
  services: Services,
  tournamentId: string,
  from: number,
  unitOf: (number: number) => Partial<StoredRegistration> = () => ({}),
): Promise<void> {
  for (const index of numbersTo(MANY)) {
    const number = from + index;
    const unit = sampleUnit(number, { tournamentId, placedAt: SAMPLE_NOW, ...unitOf(number) });
    await services.store(REGISTRATIONS, unit);
    const claim = { registrationId: unit.id, waiting: unit.place === 'waiting' };
    await services.store(claimsOf(tournamentId), { id: String(10_000_000 + number), ...claim });
  }
}

async function closeWindow(services: Services): Promise<void> {
  const windows = [sampleWindow('entry', SAMPLE_NOW, at(HOUR_MS))];
  const waiting = MANY - HELD;
  await services.store(
    TOURNAMENTS,
    sampleTournament({
      windows,
      closings: toldAsOpened(windows),
      date: at(4 * HOUR_MS),
      maxPlayers: HELD,
      currentPlayers: HELD,
      waitlist: { max: waiting, mode: 'auto', endsAt: null },
      waitingPlayers: waiting,
      lastWaitSeq: MANY,
      lastUnitNumber: MANY,
    }),
  );
  await storeUnits(services, 'copa-1', 0, (number) =>
    number <= HELD ? {} : { place: 'waiting', waitSeq: number, waitsFor: ['entry'], placedAt: null },
  );
  await services.store(QUEUES, { id: 'copa-1', waiting: numbersTo(waiting).map((index) => HELD + index) });
  const room = { roomId: 'sala', password: 'clave', openAt: at(90 * MINUTE_MS) };
  await putRoom(services.context, ACTOR, 'copa-1', { lobby: null, match: 1 }, room);
}

async function storeTournaments(services: Services): Promise<void> {
  const full = { currentPlayers: MANY, maxPlayers: MANY };
  await services.store(
    TOURNAMENTS,
    sampleTournament({ id: 'copa-2', status: 'scheduled', publishDate: at(HOUR_MS), date: at(99 * HOUR_MS) }),
    sampleTournament({ id: 'copa-3', modality: 'duo', date: at(99 * HOUR_MS), ...full }),
    sampleTournament({ id: 'copa-4', date: at(50 * HOUR_MS), ...full }),
    sampleTournament({ id: 'copa-5', weekly: true, date: at(-2 * DAY_MS), endedAt: at(-DAY_MS) }),
    sampleTournament({ id: 'copa-6', date: at(-400 * DAY_MS), ...full }),
  );
  await storeUnits(services, 'copa-3', 100, (number) => {
    const { members } = sampleUnit(number);
    const open = { slot: 2, role: 'player' as const, state: 'invited' as const, id: `unit-${number}-open` };
    const unit = { name: `Dúo ${number}`, tag: '', size: 2 };
    return { unit, members: [...members, open], incompleteUntil: at(HOUR_MS) };
  });
  await storeUnits(services, 'copa-4', 200);
  await storeUnits(services, 'copa-6', 300);
  const changes = { date: at(80 * HOUR_MS) };
  await updateTournament(services.context, ACTOR, 'copa-4', { id: null, expectedUpdatedAt: null, changes });
}

async function leaveRest(services: Services): Promise<void> {
  for (const number of numbersTo(40)) {
    const record = recordOf(`record${number}`, [sampleAbsence(SAMPLE_NOW, { id: `roll_unit-${number}` })]);
    if (record !== null) await services.store(RECORDS, record);
    await services.store(EVIDENCE, {
      id: `picture-${number}`,
      type: 'image/jpeg',
      bytes: Buffer.from('jpeg'),
    });
  }
  await services.context.database.transaction(async (transaction) => {
    noteDeadlines(transaction, 'copa-3', at(30 * MINUTE_MS), 'turn-1');
    for (const number of numbersTo(40)) {
      putOnAgenda(transaction, 'absence', `roll_unit-${number}`, SAMPLE_NOW);
      putOnAgenda(transaction, 'picture', `picture-${number}`, SAMPLE_NOW);
    }
    for (const index of numbersTo(MANY)) {
      putOnAgenda(transaction, 'place', `unit-${100 + index}`, at(HOUR_MS));
    }
  });
}

async function makeWorld(): Promise<Services> {
  const services = openServices(SAMPLE_NOW);
  await services.store(FORMS, sampleForm());
  await closeWindow(services);
  await storeTournaments(services);
  const { context, log } = services;
  const instance = { dependencies: context, firestore: context.firestore, log };
  const entered = (from: number) =>
    numbersTo(10).map((index) => ({ number: from + index, nick: `Nick ${from + index}` }));
  await openSeason(instance, [
    await playFriday(instance, entered(1000)),
    await playFriday(instance, entered(1005)),
  ]);
  await leaveRest(services);
  services.now = DUE;
  return services;
}

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const TIME = /\{"_seconds":\d+,"_nanoseconds":\d+\}/g;

/** Leaves out times and generated ids, because a later run has other ones. */
async function documentsIn({ context }: Services): Promise<readonly string[]> {
  const { docs } = await context.firestore.collectionGroup('').get();
  const texts = docs.map((doc) => `${doc.ref.path} ${JSON.stringify(doc.data())}`);
  return texts.map((text) => text.replace(UUID, 'id').replace(TIME, 'time')).toSorted();
}

function run({ context }: Services, firestore: Firestore = context.firestore): Promise<void> {
  const database = createDatabase(firestore, context.logger);
  return runDue({ ...context, firestore, database, identity: createAccounts() });
}

async function afterwards(services: Services): Promise<readonly string[]> {
  for (const now of LATER) {
    services.now = now;
    await run(services);
  }
  return documentsIn(services);
}

describe('a run of the job', () => {
  let world: Services;
  let expected: readonly string[];

  beforeAll(async () => {
    world = await makeWorld();
    const whole = world.copy();
    await run(whole);
    expected = await afterwards(whole);
  }, 60_000);

  it.each(DEATHS)(
    'that dies after %i transactions leaves to the next run exactly what it did not do',
    async (count) => {
      const services = world.copy();
      await expect(run(services, dyingClient(count, services.context.firestore))).rejects.toSatisfy(isGone);
      expect(await afterwards(services)).toEqual(expected);
    },
  );

  it.each(WITHIN_THE_HOUR)(
    'that dies after %i transactions leaves the erasures of the hour to one that begins after its end',
    async (count) => {
      const services = world.copy();
      await expect(run(services, dyingClient(count, services.context.firestore))).rejects.toSatisfy(isGone);
      const left = async () =>
        (await services.stored(REGISTRATIONS)).filter((unit) => unit.tournamentId === 'copa-6').length;
      const leftAfter = async (ms: number) => {
        services.now = new Date(DUE.getTime() + ms);
        await run(services);
        return left();
      };
      const before = await left();
      expect([await leftAfter(JOB_MAX_MS - 1), await leftAfter(JOB_MAX_MS)]).toEqual([before, 0]);
    },
  );

  it('does nothing twice beside another run', async () => {
    const services = world.copy();
    await Promise.all([run(services), run(services)]);
    expect(await afterwards(services)).toEqual(expected);
  });
});
