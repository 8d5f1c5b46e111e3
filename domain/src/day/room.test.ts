import { expect, it } from 'vitest';
import { NO_CLOSINGS } from '../tournaments/places/window.ts';
import { rollId } from './roll.ts';
import {
  defaultOpening,
  isRoomOf,
  noRooms,
  RoomSchema,
  roomHoursOf,
  roomKey,
  roomName,
  untoldRooms,
} from './room.ts';

const at = (time: string) => new Date(`2026-11-21T${time}Z`);
const room = (match: number, opens: string, revision = 1) =>
  RoomSchema.parse({
    id: 'sala-1',
    match,
    lobby: null,
    roomId: '1234567',
    password: 'fenix',
    openAt: at(opens),
    revision,
    by: 'admin-1',
    updatedAt: at('10:00'),
  });

it('a room is named by its match, and by its lobby once there is one', () => {
  expect([roomName({ lobby: null, match: 2 }), roomName({ lobby: 'a', match: 2 })]).toEqual(['2', 'a-2']);
  const address = { lobby: 'a', match: 2 };
  expect(
    [address, { lobby: 'b', match: 2 }, { lobby: 'a', match: 1 }].map((each) => isRoomOf(address, each)),
  ).toEqual([true, false, false]);
});

it.each([
  [null, 0, 'copa_2'],
  ['a', 0, 'copa_a-2'],
  [null, 1, 'copa_2'],
  ['a', 1, 'copa_1-a-2'],
  [null, 2, 'copa_2-2'],
])('the roll of lobby %s in stage %s is %s', (lobby, stage, id) => {
  expect(rollId('copa', { lobby, match: 2 }, stage)).toBe(id);
});

it('rooms that nobody was told of are told in the order in which they open, and again once they changed', () => {
  const rooms = [room(3, '22:00'), room(2, '21:00'), room(1, '20:00', 2)];
  const told = untoldRooms({ rooms, told: ['1-1', '3-1'] });
  expect(told.map(roomKey)).toEqual(['1-2', '2-1']);
  expect(roomHoursOf(rooms)[0]).toEqual({ match: 3, openAt: at('22:00') });
  expect(noRooms('copa')).toEqual({
    id: 'copa',
    rooms: [],
    seats: {},
    told: [],
    stage: 0,
    lobbies: {},
    former: {},
  });
});

it('a room opens a quarter of an hour before the start, or once places were given on', () => {
  const window = {
    kind: 'match' as const,
    opensAt: at('19:00'),
    closesAt: at('19:40'),
    onMissing: 'release' as const,
  };
  const copa = {
    date: at('20:00'),
    windows: [window],
    closings: NO_CLOSINGS,
    cancelledAt: null,
    endedAt: null,
  };
  expect(defaultOpening(copa)).toEqual(at('19:45'));
  expect(defaultOpening({ ...copa, windows: [{ ...window, closesAt: at('19:50') }] })).toEqual(at('19:55'));
  expect(defaultOpening({ ...copa, windows: [] })).toEqual(at('19:45'));
  expect(defaultOpening({ ...copa, date: null })).toBeNull();
});
