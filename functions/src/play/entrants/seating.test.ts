import { noRooms, type Rooms } from '@copa/domain/day/room';
import { HOUR_MS } from '@copa/domain/limits';
import type { Lobby } from '@copa/domain/play/stage';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { beforeEach, describe, expect, it } from 'vitest';
import { openServices, type Services } from '../../../../tests/setup/local-site/services.ts';
import { SAMPLE_NOW, sampleTournament } from '../../desk/samples.fixture.ts';
import { ROOMS, stagesOf, TOURNAMENTS } from '../../store/collections.ts';
import { sampleStage } from '../samples/stage.fixture.ts';
import { openSeating } from '../seating.ts';

const SEATS = { 'unit-1': 3, 'unit-2': 1, 'unit-3': 2 };
const ALL = [{ id: 'a', units: ['unit-1', 'unit-2', 'unit-3'] }];
const TWO = [
  { id: 'a', units: ['unit-1', 'unit-2'] },
  { id: 'b', units: ['unit-3'] },
];
const LOBBIES = { 'unit-1': 'a', 'unit-2': 'a', 'unit-3': 'b' };
const room = (lobby: string | null, match: number) => ({
  lobby,
  match,
  roomId: '401',
  password: '',
  openAt: new Date(SAMPLE_NOW.getTime() + match * HOUR_MS),
  revision: match,
});

let services: Services;

async function seat(
  before: Partial<Rooms> | null,
  stage: number,
  lobbies: readonly Lobby[],
  over?: Rooms['rooms'],
  tournament: Partial<Tournament> = { roomsRevision: 4 },
) {
  if (before !== null) await services.store(ROOMS, { ...noRooms('copa-1'), ...before });
  const { context } = services;
  const hours = await context.database.transaction(async (transaction) => {
    const seating = await openSeating(transaction, sampleTournament(tournament), context);
    return seating(stage, lobbies, over);
  });
  const [after] = await services.stored(ROOMS);
  if (after === undefined) throw new Error('nothing was written');
  return { ...after, hours };
}

beforeEach(async () => {
  services = openServices(SAMPLE_NOW);
  await services.store(TOURNAMENTS, sampleTournament({ roomsRevision: 4 }));
});

describe('the seats of lobbies', () => {
  it('are numbered in the order of the units if nobody has one', async () => {
    const { seats, lobbies, stage } = await seat(null, 1, TWO);
    expect(seats).toEqual({ 'unit-1': 1, 'unit-2': 2, 'unit-3': 1 });
    expect([lobbies, stage]).toEqual([LOBBIES, 1]);
  });

  it('stay if a single lobby takes over the whole tournament', async () => {
    expect((await seat({ seats: SEATS }, 1, ALL)).seats).toEqual(SEATS);
  });

  it('begin anew where the tournament is split, or another stage was played', async () => {
    expect((await seat({ seats: SEATS }, 1, TWO)).seats).toEqual({ 'unit-1': 1, 'unit-2': 2, 'unit-3': 1 });
    const before = { seats: SEATS, stage: 1, lobbies: LOBBIES };
    expect((await seat(before, 2, ALL)).seats).toEqual({ 'unit-1': 1, 'unit-2': 2, 'unit-3': 3 });
  });

  it('stay for units that stay in a lobby, and newcomers get the lowest free ones', async () => {
    const before = { seats: SEATS, stage: 1, lobbies: LOBBIES };
    const lobbies = [{ id: 'a', units: ['unit-3', 'unit-2', 'unit-4'] }];
    expect((await seat(before, 1, lobbies)).seats).toEqual({ 'unit-2': 1, 'unit-3': 2, 'unit-4': 3 });
  });
});

describe('the rooms of lobbies', () => {
  const rooms = [room(null, 1), room('a', 2), room('b', 3)];
  const kept = async (stage: number, next: number, over?: Rooms['rooms']) =>
    (await seat({ rooms, stage, lobbies: LOBBIES }, next, [{ id: 'a', units: ['unit-1'] }], over)).rooms.map(
      ({ match }) => match,
    );

  it('stay with their lobby in the same stage, and the room of all with the first', async () => {
    expect(await kept(1, 1)).toEqual([1, 2]);
    expect(await kept(0, 1)).toEqual([1]);
    expect(await kept(1, 0)).toEqual([1]);
    expect(await kept(1, 2)).toEqual([]);
    expect(await kept(2, 2)).toEqual([1, 2]);
  });

  it('are removed if they were for everybody and the tournament is split', async () => {
    const left = (before: Partial<Rooms>) => seat({ rooms, ...before }, 1, TWO);
    expect((await left({ stage: 0 })).rooms).toEqual([]);
    const together = { 'unit-1': 'a', 'unit-2': 'a', 'unit-3': 'a' };
    expect((await left({ stage: 1, lobbies: together })).rooms.map(({ lobby }) => lobby)).toEqual(['a', 'b']);
  });

  it.each([
    ['units of two lobbies', LOBBIES],
    ['units of one lobby, because the other one has lost all of its own', { 'unit-1': 'a', 'unit-2': 'a' }],
  ])('become the room of everybody if only their lobby is left: %s', async (_, lobbies) => {
    const before = { rooms: [room('a', 1), room('b', 1), room('a', 2), room(null, 2)], stage: 1 };
    expect((await seat({ ...before, lobbies }, 1, ALL)).rooms).toEqual([room(null, 1), room(null, 2)]);
  });

  it('are removed when they are over', async () => {
    expect(await kept(1, 1, [room('a', 2)])).toEqual([1]);
  });

  it('give the table their hours, and raise the revision of the tournament', async () => {
    const { hours } = await seat({ rooms, stage: 1, lobbies: LOBBIES }, 1, TWO);
    expect(hours.map(({ match }) => match)).toEqual([1, 2, 3]);
    expect((await services.stored(TOURNAMENTS))[0]).toMatchObject({ stage: 1, roomsRevision: 5 });
  });
});

describe('where a unit sat before', () => {
  it('is known of each earlier stage, and of no later one', async () => {
    const former = { 'unit-0': { stage: 1, id: 'c' }, 'unit-9': { stage: 3, id: 'd' } };
    const before = { stage: 2, lobbies: { 'unit-1': 'a' }, former };
    expect((await seat(before, 3, ALL)).former).toEqual({
      'unit-0': { stage: 1, id: 'c' },
      'unit-1': { stage: 2, id: 'a' },
    });
    expect((await seat(before, 2, ALL)).former).toEqual({ 'unit-0': { stage: 1, id: 'c' } });
    expect((await seat(before, 1, ALL)).former).toEqual({});
  });

  it('is read from the stages where the lobbies were erased', async () => {
    await services.store(TOURNAMENTS, sampleTournament({ roomsRevision: 4, stage: 1 }));
    await services.store(stagesOf('copa-1'), sampleStage({ lobbies: TWO }));
    const tournament = { roomsRevision: 4, stage: 1 };
    const { former, stage } = await seat(null, 2, [{ id: 'a', units: ['unit-1'] }], [], tournament);
    expect(stage).toBe(2);
    expect(former).toEqual({
      'unit-1': { stage: 1, id: 'a' },
      'unit-2': { stage: 1, id: 'a' },
      'unit-3': { stage: 1, id: 'b' },
    });
  });
});
