import type { AppError } from '@copa/domain/errors';
import { ANSWERS_BYTES_MAX, HOUR_MS, LONG_TEXT_MAX, MINUTE_MS, SUBSTITUTES_MAX } from '@copa/domain/limits';
import type { StoredRegistration } from '@copa/domain/registrations/registration';
import { UNIT_SIZES } from '@copa/domain/tournaments/tournament';
import { beforeEach, expect, it } from 'vitest';
import { createDesk } from '../../../tests/load/support/desk.ts';
import { openServices, type Services } from '../../../tests/setup/local-site/services.ts';
import { putRoom } from '../day/rooms/rooms.ts';
import {
  SAMPLE_NOW,
  sampleInput,
  sampleTournament,
  sampleUnit,
  toldAsOpened,
} from '../desk/samples.fixture.ts';
import { claimsOf, MAIL, QUEUES, REGISTRATIONS, TOURNAMENTS } from '../store/collections.ts';
import { UNITS_AT_ONCE } from '../store/unit-pages.ts';
import { sendChangeNotices } from '../tournaments/change-notices.ts';
import { updateTournament } from '../tournaments/commands.ts';
import { deleteTournament } from '../tournaments/removal.ts';

const ACTOR = { uid: 'admin-1', email: 'admin@copa.example' };
const PLAYERS = UNIT_SIZES.squad;
const MEMBERS = PLAYERS + SUBSTITUTES_MAX;
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
      role:
        index === 0 ? ('captain' as const) : index < PLAYERS ? ('player' as const) : ('substitute' as const),
      freeFireId,
      email,
      mailbox: { here: email, everywhere: email },
      answers: ANSWERS,
    };
  });
  return { ...unit, unit: { name: `Equipo ${number}`, tag: '', size: PLAYERS }, members };
}

let services: Services;
async function store(unit: StoredRegistration): Promise<void> {
  await services.store(REGISTRATIONS, unit);
  const ids = unit.members.flatMap((member) => (member.state === 'accepted' ? member.freeFireId : []));
  const claim = { registrationId: unit.id, waiting: unit.place === 'waiting' };
  await services.store(claimsOf('copa-1'), ...ids.map((id) => ({ id, ...claim })));
}
const units = () => services.stored(REGISTRATIONS);
const desk = () => createDesk(services.context);

beforeEach(async () => {
  services = openServices(SAMPLE_NOW);
  const tournament = sampleTournament({
    modality: 'squad',
    substitutes: SUBSTITUTES_MAX,
    maxPlayers: UNITS,
    currentPlayers: UNITS,
  });
  await services.store(TOURNAMENTS, tournament);
  for (let number = 1; number <= UNITS; number += 1) await store(largestUnit(number));
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

it('the largest teams lose the places that they did not confirm, and as many get them', async () => {
  const numbers = Array.from({ length: UNITS }, (_, index) => UNITS + index + 1);
  for (const waitSeq of numbers) {
    const waiting = { place: 'waiting' as const, waitSeq, waitsFor: ['entry' as const] };
    await store({ ...largestUnit(waitSeq), ...waiting });
  }
  await services.store(QUEUES, { id: 'copa-1', waiting: numbers });
  const windows = [
    { kind: 'entry' as const, opensAt: SAMPLE_NOW, closesAt: at(HOUR_MS), onMissing: 'release' as const },
  ];
  const told = { windows, closings: toldAsOpened(windows), waitingPlayers: UNITS, lastWaitSeq: 2 * UNITS };
  const waitlist = { max: UNITS, mode: 'auto', endsAt: null };
  await services.context.firestore.doc('tournaments/copa-1').update({ ...told, waitlist });
  services.now = at(2 * HOUR_MS);
  await desk().endReviews('copa-1');
  const places = (await units()).map(({ place }) => place);
  expect([
    places.filter((place) => place === 'released').length,
    places.filter((place) => place === 'held').length,
  ]).toEqual([UNITS, UNITS]);
});

it('a later date moves the deadlines of more large teams than fit a commit with their answers', async () => {
  const until = at(HOUR_MS);
  for (let number = 1; number <= MANY; number += 1) {
    const unit = largestUnit(number);
    const open = { slot: PLAYERS, role: 'player' as const, state: 'invited' as const, id: `${unit.id}-open` };
    const members = unit.members.map((member) => (member.slot === PLAYERS ? open : member));
    await store({ ...unit, members, incompleteUntil: until });
  }
  const later = { id: null, expectedUpdatedAt: null, changes: { date: at(72 * HOUR_MS) } };
  await updateTournament(services.context, ACTOR, 'copa-1', later);
  expect((await units()).filter(({ incompleteUntil }) => (incompleteUntil ?? until) > until)).toHaveLength(
    MANY,
  );
});

it('more places are given to as many of the largest teams as one commit takes', async () => {
  const numbers = Array.from({ length: MANY }, (_, index) => UNITS + index + 1);
  for (const waitSeq of numbers) {
    await store({ ...largestUnit(waitSeq), place: 'waiting', waitSeq, waitsFor: ['entry'] });
  }
  await services.store(QUEUES, { id: 'copa-1', waiting: numbers });
  const waitlist = { max: MANY, mode: 'auto', endsAt: null };
  const waiting = { waitlist, waitingPlayers: MANY, lastWaitSeq: UNITS + MANY };
  await services.context.firestore.doc('tournaments/copa-1').update(waiting);
  const raiseTo = (maxPlayers: number) =>
    updateTournament(services.context, ACTOR, 'copa-1', {
      id: null,
      expectedUpdatedAt: null,
      changes: { maxPlayers },
    });
  const refused = await raiseTo(UNITS + MANY).catch((error: unknown) => error as AppError);
  const told = 'fields' in refused ? (refused.fields?.['maxPlayers'] ?? '') : '';
  const most = Number(/Guarda primero con los cupos en (\d+) y súbelos/.exec(told)?.[1]);
  expect(most).toBeGreaterThanOrEqual(UNITS + UNITS_AT_ONCE);
  await raiseTo(most);
  expect((await units()).filter(({ place }) => place === 'held')).toHaveLength(most);
  expect(services.log).toEqual([]);
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
