import { type Room, type Rooms, roomKey } from '@copa/domain/day/room';
import { isPlaying } from '@copa/domain/registrations/playing';
import type { StoredRegistration } from '@copa/domain/registrations/registration';
import type { OpenRoom, TicketRoom } from '@copa/domain/registrations/ticket-room';
import type { Tournament } from '@copa/domain/tournaments/tournament';

export function openTicketRooms(tournament: Tournament | null, stored: Rooms | null) {
  const openRooms = new Map<string, Map<string, OpenRoom | null>>();
  const first = stored?.seats ?? {};
  let seats = first;

  const write = (ticketId: string, id: string, room: OpenRoom | null) => {
    openRooms.set(ticketId, new Map([...(openRooms.get(ticketId) ?? []), [id, room]]));
  };
  const drop = ({ ticketId, rooms }: StoredRegistration, kept: readonly string[]) => {
    for (const { id } of rooms) if (!kept.includes(id)) write(ticketId, id, null);
  };
  const freeSeat = (id: string) => {
    if (seats[id] === undefined) return;
    seats = Object.fromEntries(Object.entries(seats).filter(([each]) => each !== id));
  };
  const lobbies = stored?.lobbies ?? {};
  /** Rooms end before the table does: without them a unit keeps its lobby. */
  const lobbyOf = ({ id, lobby: kept }: StoredRegistration): StoredRegistration['lobby'] => {
    if (stored === null) return kept;
    const lobby = lobbies[id];
    return lobby === undefined ? (stored.former[id] ?? null) : { stage: stored.stage, id: lobby };
  };
  /** Once lobbies are drawn, a unit without one does not play. */
  const isFor = ({ lobby }: Room, { id }: StoredRegistration) =>
    (lobby === null || lobby === lobbies[id]) && (stored?.stage === 0 || lobbies[id] !== undefined);
  const roomsFor = (unit: StoredRegistration): readonly Room[] =>
    tournament === null
      ? []
      : (stored?.rooms ?? []).filter((room) => isFor(room, unit) && isPlaying(unit, tournament, room.openAt));
  /** Each lobby has its own seats. */
  const seatOf = (id: string) =>
    seats[id] ??
    lowestFree(
      Object.entries(seats).flatMap(([other, seat]) => (lobbies[other] === lobbies[id] ? seat : [])),
    );

  return {
    /** The unit with what it may read of the rooms now; what it had before under another ticket, or may not read, goes. */
    deliver: (before: StoredRegistration | null, unit: StoredRegistration): StoredRegistration => {
      if (!keepsSeat(unit)) freeSeat(unit.id);
      const rooms = roomsFor(unit);
      const seat = seatOf(unit.id);
      if (rooms.length > 0 && seats[unit.id] !== seat) seats = { ...seats, [unit.id]: seat };
      const delivered = rooms.map((room) => ticketRoomOf(room, seat));
      const isMoved = before?.ticketId !== unit.ticketId;
      if (before !== null) drop(before, isMoved ? [] : delivered.map(({ id }) => id));
      const { ticketId, tournamentId } = unit;
      const had = isMoved ? [] : (before?.rooms ?? []);
      for (const { revision: _, lobby: __, ...room } of rooms.map(withId)) {
        if (had.some(({ id, seat: own }) => id === room.id && own === seat)) continue;
        write(ticketId, room.id, { ...room, tournamentId, seat });
      }
      return { ...unit, lobby: lobbyOf(unit), rooms: delivered };
    },
    isDelivered: (unit: StoredRegistration) => {
      const rooms = roomsFor(unit);
      const hasSeat = seats[unit.id] !== undefined;
      if (rooms.length !== unit.rooms.length || (hasSeat && !keepsSeat(unit))) return false;
      const lobby = lobbyOf(unit);
      if (lobby?.id !== unit.lobby?.id || lobby?.stage !== unit.lobby?.stage) return false;
      return rooms.every((room) =>
        unit.rooms.some(({ id, seat }) => id === roomKey(room) && seat === seats[unit.id]),
      );
    },
    clear: (unit: StoredRegistration) => {
      freeSeat(unit.id);
      drop(unit, []);
    },
    /** No rooms where nobody got or lost a seat. */
    changes: () => ({ rooms: stored === null || seats === first ? null : { ...stored, seats }, openRooms }),
  };
}

const withId = (room: Room) => ({ ...room, id: roomKey(room) });

function ticketRoomOf(room: Room, seat: number): TicketRoom {
  return { id: roomKey(room), match: room.match, lobby: room.lobby, openAt: room.openAt, seat };
}

/** A team whose member left keeps it for the next one. */
function keepsSeat({ place, status }: StoredRegistration): boolean {
  return place === 'held' && status !== 'rejected';
}

function lowestFree(taken: readonly number[]): number {
  const used = new Set(taken);
  let seat = 1;
  while (used.has(seat)) seat += 1;
  return seat;
}
