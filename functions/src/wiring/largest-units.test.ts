import {
  ANSWERS_BYTES_MAX,
  HOUR_MS,
  LONG_TEXT_MAX,
  MINUTE_MS,
  NAME_MAX,
  SUBSTITUTES_MAX,
  UNIT_NAME_MAX,
} from '@copa/domain/limits';
import { PLAYED_TOURNAMENTS_MAX, type PlayedTournament } from '@copa/domain/play/player/page';
import type { StoredRegistration } from '@copa/domain/registrations/registration';
import type { TournamentUpdate } from '@copa/domain/tournaments/endpoints';
import { UNIT_SIZES } from '@copa/domain/tournaments/modality';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { sampleBoard } from '../../../domain/src/play/board/board.fixture.ts';
import { createDesk } from '../../../tests/load/support/desk.ts';
import { createAccounts } from '../../../tests/setup/local-site/accounts.ts';
import { openServices, type Services } from '../../../tests/setup/local-site/services.ts';
import { putRoom } from '../day/rooms/rooms.ts';
import {
  SAMPLE_NOW,
  sampleForm,
  sampleInput,
  sampleTournament,
  sampleUnit,
  sampleWindow,
  toldAsOpened,
} from '../desk/samples.fixture.ts';
import { tellResults } from '../play/result-notices.ts';
import { sampleStage } from '../play/samples/stage.fixture.ts';
import {
  AUDIT,
  BOARDS,
  claimsOf,
  FORMS,
  MAIL,
  PLAYERS,
  QUEUES,
  REGISTRATIONS,
  RESULT_NOTICES,
  stagesOf,
  TOURNAMENTS,
} from '../store/collections.ts';
import { UNITS_AT_ONCE } from '../store/unit-pages.ts';
import { setCancellation } from '../tournaments/cancellation.ts';
import { sendChangeNotices } from '../tournaments/change-notices.ts';
import { updateTournament } from '../tournaments/commands.ts';
import { deleteTournament } from '../tournaments/removal.ts';
import { runDue } from './job.ts';

const ACTOR = { uid: 'admin-1', email: 'admin@copa.example' };
const TEAM = UNIT_SIZES.squad;
const MEMBERS = TEAM + SUBSTITUTES_MAX;
const UNITS = UNITS_AT_ONCE + 1;
const MANY = 3 * UNITS_AT_ONCE;
const ANSWERS = Object.fromEntries(
  Array.from({ length: Math.ceil(ANSWERS_BYTES_MAX / LONG_TEXT_MAX) }, (_, index) => [
    `pregunta-${index}`,
    'x'.repeat(LONG_TEXT_MAX),
  ]),
);
const at = (ms: number) => new Date(SAMPLE_NOW.getTime() + ms);

function largestUnit(number: number): StoredRegistration {
  const unit = sampleUnit(number);
  const [captain] = unit.members;
  if (captain?.state !== 'accepted') throw new Error('a unit has a captain');
  const members = Array.from({ length: MEMBERS }, (_, index) => {
    const { freeFireId, email } = sampleInput(MEMBERS * number + index);
    return {
      ...captain,
      id: index === 0 ? unit.id : `${unit.id}-${index}`,
      slot: index + 1,
      role: index === 0 ? ('captain' as const) : index < TEAM ? ('player' as const) : ('substitute' as const),
      freeFireId,
      email,
      mailbox: { here: email, everywhere: email },
      answers: ANSWERS,
    };
  });
  return { ...unit, unit: { name: `Equipo ${number}`, tag: '', size: TEAM }, members };
}

let world: Services;
let services: Services;
async function store(unit: StoredRegistration): Promise<void> {
  await services.store(REGISTRATIONS, unit);
  const ids = unit.members.flatMap((member) => (member.state === 'accepted' ? member.freeFireId : []));
  const claim = { registrationId: unit.id, waiting: unit.place === 'waiting' };
  await services.store(claimsOf('copa-1'), ...ids.map((id) => ({ id, ...claim })));
}
const units = () => services.stored(REGISTRATIONS);
const desk = () => createDesk(services.context);

beforeAll(async () => {
  services = openServices(SAMPLE_NOW);
  const tournament = sampleTournament({
    modality: 'squad',
    substitutes: SUBSTITUTES_MAX,
    maxPlayers: UNITS,
    currentPlayers: UNITS,
  });
  await services.store(TOURNAMENTS, tournament);
  for (let number = 1; number <= UNITS; number += 1) await store(largestUnit(number));
  world = services;
});

beforeEach(() => {
  services = world.copy();
});

it('the largest teams get their rooms', async () => {
  const room = { roomId: 'sala', password: 'clave', openAt: SAMPLE_NOW };
  await putRoom(services.context, ACTOR, 'copa-1', { lobby: null, match: 1 }, room);
  await desk().deliverRooms('copa-1');
  expect((await units()).filter(({ rooms }) => rooms.length === 1)).toHaveLength(UNITS);
});

it('the largest teams are mailed', async () => {
  const later = { id: null, expectedUpdatedAt: null, changes: { date: at(72 * HOUR_MS) } };
  await updateTournament(services.context, ACTOR, 'copa-1', later);
  await sendChangeNotices(services.context, at(20 * MINUTE_MS));
  expect(services.log).toEqual([]);
  expect(await services.stored(MAIL)).toHaveLength(UNITS * MEMBERS);
});

async function storeQueue(): Promise<void> {
  const numbers = Array.from({ length: MANY }, (_, index) => UNITS + index + 1);
  for (const waitSeq of numbers) {
    await store({ ...largestUnit(waitSeq), place: 'waiting', waitSeq, waitsFor: ['entry'] });
  }
  await services.store(QUEUES, { id: 'copa-1', waiting: numbers });
  const waitlist = { max: MANY, mode: 'auto', endsAt: null };
  const waiting = { waitlist, waitingPlayers: MANY, lastWaitSeq: UNITS + MANY };
  await services.context.firestore.doc('tournaments/copa-1').update(waiting);
}

async function storeIncomplete(incompleteUntil: Date, count = UNITS): Promise<void> {
  for (let number = 1; number <= count; number += 1) {
    const unit = largestUnit(number);
    const open = { slot: TEAM, role: 'player' as const, state: 'invited' as const, id: `${unit.id}-open` };
    const members = unit.members.map((member) => (member.slot === TEAM ? open : member));
    await store({ ...unit, members, incompleteUntil });
  }
}

const changed = (changes: Partial<TournamentUpdate['changes']>) =>
  updateTournament(services.context, ACTOR, 'copa-1', { id: null, expectedUpdatedAt: null, changes });
const held = async () => (await units()).filter(({ place }) => place === 'held').length;
const later = async (until: Date) =>
  (await units()).filter(({ incompleteUntil }) => (incompleteUntil ?? until) > until).length;

it('a later date moves the deadlines of more large teams than fit a commit with their answers', async () => {
  const until = at(HOUR_MS);
  await storeIncomplete(until, MANY);
  await changed({ date: at(72 * HOUR_MS) });
  expect(await later(until)).toBe(MANY);
});

it.each([0, MANY - UNITS])(
  'the largest teams get places that were not confirmed, and %i more',
  async (free) => {
    await storeQueue();
    const windows = [sampleWindow('entry', SAMPLE_NOW, at(HOUR_MS))];
    await services.context.firestore
      .doc('tournaments/copa-1')
      .update({ windows, closings: toldAsOpened(windows), maxPlayers: UNITS + free });
    services.now = at(2 * HOUR_MS);
    await runDue({ ...services.context, identity: createAccounts() });
    const released = (await units()).filter(({ place }) => place === 'released').length;
    expect([released, await held()]).toEqual([UNITS, UNITS + free]);
    expect(services.log).toEqual([]);
  },
);

it('a newcomer waits behind more of the largest teams than one commit gives places to', async () => {
  await storeQueue();
  await services.store(FORMS, sampleForm());
  await changed({ maxPlayers: UNITS + MANY });
  expect(await held()).toBe(UNITS + UNITS_AT_ONCE);
  const unit = { name: 'Los Nuevos', tag: '' };
  const { place } = await desk().register(sampleInput(9000, { unit }));
  expect([place, await held()]).toEqual(['waiting', UNITS + MANY]);
});

it.each([
  ['cancelled', 'tournament.resume'],
  ['hidden', 'tournament.publish'],
] as const)('the largest teams get time and places after their tournament was %s', async (state, action) => {
  const until = at(HOUR_MS);
  await storeIncomplete(until);
  await storeQueue();
  services.now = at(HOUR_MS / 2);
  const paused = {
    cancelled: { cancelledAt: SAMPLE_NOW },
    hidden: { status: 'scheduled', publishDate: services.now },
  };
  await services.context.firestore
    .doc('tournaments/copa-1')
    .update({ ...paused[state], hiddenAt: SAMPLE_NOW, maxPlayers: UNITS + MANY });
  if (state === 'cancelled')
    await setCancellation(services.context, ACTOR, 'copa-1', { cancelled: false, reason: '' });
  await runDue({ ...services.context, identity: createAccounts() });
  expect((await services.stored(AUDIT)).map((entry) => entry.action)).toContain(action);
  expect([await later(until), await held()]).toEqual([UNITS, UNITS + MANY]);
  expect(services.log.filter((line) => !line.includes('"INFO"'))).toEqual([]);
});

it('the largest teams are removed together, and each place goes to the next that waits', async () => {
  await storeQueue();
  const commits = vi.spyOn(services.context.firestore, 'runTransaction');
  const removed = (await units()).filter(({ place }) => place === 'held').map(({ id }) => id);
  const { remove } = desk();
  await Promise.all(removed.map((id) => remove(ACTOR, id)));
  const left = await units();
  const first = left.toSorted((a, b) => a.number - b.number).slice(0, UNITS);
  expect(left).toHaveLength(MANY);
  expect(first.map(({ place }) => place)).toEqual(removed.map(() => 'held'));
  expect(await held()).toBe(UNITS);
  // A group that does not fit would be committed one by one.
  expect(commits.mock.calls.length).toBeLessThan(10);
});

it('the largest teams are decided in one call', async () => {
  const ids = (await units()).map(({ id }) => id);
  const { results } = await desk().decideMany(ACTOR, ids, { status: 'rejected', reason: null });
  expect(results.filter(({ success }) => success)).toHaveLength(UNITS);
});

it('the largest teams are deleted with their tournament', async () => {
  await deleteTournament(services.context, ACTOR, 'copa-1', true);
  expect(await units()).toEqual([]);
});

async function storePages(): Promise<void> {
  for (const unit of await units()) {
    const members = unit.members.map((member, index) => ({
      ...member,
      playerKey: String(10 * unit.number + index).padStart(26, '0'),
    }));
    const entry: PlayedTournament = {
      tournamentId: 'copa-1',
      tournament: '試'.repeat(NAME_MAX),
      date: SAMPLE_NOW,
      timeZone: 'America/Mexico_City',
      number: unit.number,
      unit: '試'.repeat(UNIT_NAME_MAX),
      nick: '試'.repeat(UNIT_NAME_MAX),
      result: { stage: '試'.repeat(UNIT_NAME_MAX), kind: 'rank', rank: 1, booyahs: 1, kills: 1 },
    };
    const entries = Array.from({ length: PLAYED_TOURNAMENTS_MAX }, (_, index) =>
      index === 0 ? entry : { ...entry, tournamentId: `former-${index}` },
    );
    await services.store(REGISTRATIONS, { ...unit, members });
    await services.store(
      PLAYERS,
      ...members.map(({ playerKey }) => ({ id: playerKey, nick: 'Ana', entries })),
    );
  }
}

const playedHere = async () =>
  (await services.stored(PLAYERS)).flatMap(({ entries }) =>
    entries.filter(({ tournamentId }) => tournamentId === 'copa-1'),
  );

it('the full pages of the largest teams show a result', async () => {
  await storePages();
  const entrants = (await units()).map(({ id, number }) => {
    return { id, number, name: `Equipo ${number}`, tag: '', carried: 0, since: null };
  });
  await services.store(stagesOf('copa-1'), sampleStage({ entrants, state: 'closed' }));
  const board = sampleBoard({ lobbies: { a: ['unit-1', 'unit-2'] }, tournamentId: 'copa-1' });
  await services.store(BOARDS, { ...board, id: 'copa-1_1' });
  await services.store(RESULT_NOTICES, {
    id: 'copa-1_1',
    tournamentId: 'copa-1',
    stage: 1,
    revision: 1,
    dueAt: SAMPLE_NOW,
  });
  await tellResults(services.context, SAMPLE_NOW);
  expect(services.log).toEqual([]);
  expect((await playedHere()).filter(({ tournament }) => tournament.length < NAME_MAX)).toHaveLength(
    UNITS * MEMBERS,
  );
});

it('the full pages of the largest teams lose their tournament when it is deleted', async () => {
  await storePages();
  await deleteTournament(services.context, ACTOR, 'copa-1', true);
  expect([await units(), await playedHere()]).toEqual([[], []]);
});
