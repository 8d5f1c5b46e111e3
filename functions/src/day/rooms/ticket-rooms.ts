import { type Room, type Rooms, roomKey } from '@copa/domain/day/room';
import { isPlaying } from '@copa/domain/registrations/playing';
import type { StoredRegistration } from '@copa/domain/registrations/registration';
import type { TicketRoom } from '@copa/domain/registrations/ticket-room';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import type { Follower, Satellite } from '../../desk/satellite.ts';
import { openingsOf, ROOMS, roomsOf } from '../../store/collections.ts';

export const ticketRooms: Satellite = async ({ tournament }, reader) =>
  followRooms(
    tournament,
    tournament === null || tournament.roomsRevision === 0 ? null : await reader.get(ROOMS, tournament.id),
  );

export function followRooms(tournament: Tournament | null, stored: Rooms | null): Follower {
  const first = stored?.seats ?? {};
  let seats = first;

  const freeSeat = (id: string) => {
    if (seats[id] === undefined) return;
    seats = Object.fromEntries(Object.entries(seats).filter(([each]) => each !== id));
  };
  const lobbies = stored?.lobbies ?? {};
  /** A unit keeps its lobby if the `ROOMS` document is gone, because boards may still list this lobby. */
  const lobbyOf = ({ id, lobby: kept }: StoredRegistration): StoredRegistration['lobby'] => {
    if (stored === null) return kept;
    const lobby = lobbies[id];
    return lobby === undefined ? (stored.former[id] ?? null) : { stage: stored.stage, id: lobby };
  };
  const isFor = ({ lobby }: Room, { id }: StoredRegistration) =>
    (lobby === null || lobby === lobbies[id]) && (stored?.stage === 0 || lobbies[id] !== undefined);
  const roomsFor = (unit: StoredRegistration): readonly Room[] =>
    tournament === null
      ? []
      : (stored?.rooms ?? []).filter((room) => isFor(room, unit) && isPlaying(unit, tournament, room.openAt));
  const seatOf = (id: string) =>
    seats[id] ??
    lowestFree(
      Object.entries(seats).flatMap(([other, seat]) => (lobbies[other] === lobbies[id] ? seat : [])),
    );

  return {
    complete: (unit) => {
      if (!keepsSeat(unit)) freeSeat(unit.id);
      const rooms = roomsFor(unit);
      const seat = seatOf(unit.id);
      if (rooms.length > 0 && seats[unit.id] !== seat) seats = { ...seats, [unit.id]: seat };
      return { ...unit, lobby: lobbyOf(unit), rooms: rooms.map((room) => ticketRoomOf(room, seat)) };
    },
    follow: ({ set, remove }, before, after) => {
      const isMoved = before?.ticketId !== after?.ticketId;
      const kept = isMoved ? [] : (after?.rooms ?? []);
      for (const { id } of before?.rooms ?? []) {
        if (before === null || kept.some((each) => each.id === id)) continue;
        remove(roomsOf(before.ticketId), id);
        remove(openingsOf(before.ticketId), id);
      }
      if (after === null) {
        if (before !== null) freeSeat(before.id);
        return;
      }
      const { ticketId, tournamentId } = after;
      const had = isMoved ? [] : (before?.rooms ?? []);
      const seat = seatOf(after.id);
      for (const { revision: _, lobby: __, ...room } of roomsFor(after).map(withId)) {
        if (had.some(({ id, seat: own }) => id === room.id && own === seat)) continue;
        set(roomsOf(ticketId), { ...room, tournamentId, seat });
      }
    },
    isCurrent: (unit) => {
      const rooms = roomsFor(unit);
      const hasSeat = seats[unit.id] !== undefined;
      if (rooms.length !== unit.rooms.length || (hasSeat && !keepsSeat(unit))) return false;
      const lobby = lobbyOf(unit);
      if (lobby?.id !== unit.lobby?.id || lobby?.stage !== unit.lobby?.stage) return false;
      return rooms.every((room) =>
        unit.rooms.some(
          (own) => own.id === roomKey(room) && own.lobby === room.lobby && own.seat === seats[unit.id],
        ),
      );
    },
    write: (writer) => {
      if (stored !== null && seats !== first) writer.set(ROOMS, { ...stored, seats });
    },
  };
}

const withId = (room: Room) => ({ ...room, id: roomKey(room) });

function ticketRoomOf(room: Room, seat: number): TicketRoom {
  return { id: roomKey(room), match: room.match, lobby: room.lobby, openAt: room.openAt, seat };
}

function keepsSeat({ place }: StoredRegistration): boolean {
  return place === 'held';
}

function lowestFree(taken: readonly number[]): number {
  const used = new Set(taken);
  let seat = 1;
  while (used.has(seat)) seat += 1;
  return seat;
}
