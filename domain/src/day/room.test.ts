import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { NO_CLOSINGS } from '../tournaments/places/window.ts';
import { putRoom } from './endpoints.ts';
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
import { openRoom } from './room-life.ts';

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

it('rooms without a notice are told in the order of their opening, and again after a change', () => {
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

const MATCHES = [1, 2, 3, 4];

type Event = { readonly does: 'open' | 'publish'; readonly match: number } | { readonly does: 'close' };

const events = fc.shuffledSubarray<Event>([
  ...MATCHES.map((match) => ({ does: 'open' as const, match })),
  ...MATCHES.map((match) => ({ does: 'publish' as const, match })),
  { does: 'close' },
]);

function after(room: number | null, event: Event, ended: ReadonlySet<number>, isClosed: boolean) {
  if (event.does === 'close' || isClosed) return null;
  if (event.does === 'open') return ended.has(event.match) ? null : event.match;
  return event.match === room ? null : room;
}

it('a room is there from its opening until its match or the stage ends or the next one opens, in every order', () => {
  fc.assert(
    fc.property(events, fc.shuffledSubarray(MATCHES, { minLength: 4 }), (happened, stored) => {
      const openAt = (match: number) => {
        const at = happened.findIndex((event) => event.does === 'open' && event.match === match);
        return new Date(at === -1 ? 1000 : at);
      };
      const rooms = stored.map((match) => ({
        id: `${match}-1`,
        match,
        lobby: 'a',
        openAt: openAt(match),
        seat: 1,
      }));
      const ended = new Set<number>();
      let isClosed = false;
      let expected: number | null = null;
      for (const [at, event] of happened.entries()) {
        if (event.does === 'publish') ended.add(event.match);
        expected = after(expected, event, ended, isClosed);
        if (event.does === 'close') isClosed = true;
        const table = { rank: 1, endedMatches: [...ended], isClosed };
        expect(openRoom(rooms, table, new Date(at))?.match ?? null).toBe(expected);
      }
    }),
  );
});

it.each([
  ['1', true],
  ['b-20', true],
  ['0', false],
  ['21', false],
  ['1e0', false],
  ['01', false],
])('the path of a room with the match %s is read: %s', (match, isRead) => {
  expect(putRoom.params.safeParse({ id: 'copa', match }).success).toBe(isRead);
});
