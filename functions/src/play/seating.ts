import { isRoomOf, type Room, type Rooms, roomHoursOf } from '@copa/domain/day/room';
import type { Board } from '@copa/domain/play/board';
import type { Lobby } from '@copa/domain/play/stage';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { noteDelivery } from '../day/rooms/delivery.ts';
import { readRooms } from '../day/rooms/drawn-rooms.ts';
import type { Context } from '../dependencies.ts';
import { ROOMS } from '../store/collections.ts';
import type { Transaction } from '../store/database.ts';
import { changeTournament } from '../store/tournament-writes.ts';

type Seating = (stage: number, lobbies: readonly Lobby[], over?: readonly Room[]) => Board['openings'];

export async function openSeating(
  transaction: Transaction,
  tournament: Tournament,
  { newId }: Pick<Context, 'newId'>,
): Promise<Seating> {
  const { id } = tournament;
  const before = await readRooms(transaction, tournament);
  return (stage, lobbies, over = []) => {
    const isSame = before.stage === stage;
    const isWhole = before.stage === 0 && lobbies.length === 1;
    const drawn = new Set(lobbies.map((lobby) => lobby.id));
    const isKept = ({ lobby }: { lobby: string | null }) =>
      lobby === null ? isSame || before.stage + stage <= 1 : isSame && drawn.has(lobby);
    const stays = (unitId: string, lobby: string) => isWhole || (isSame && before.lobbies[unitId] === lobby);
    const seats = lobbies.flatMap((lobby) =>
      seated(
        lobby.units,
        lobby.units.map((unitId) => (stays(unitId, lobby.id) ? (before.seats[unitId] ?? null) : null)),
      ),
    );
    const roomsRevision = tournament.roomsRevision + 1;
    changeTournament(transaction, tournament, { stage, roomsRevision });
    const kept = before.rooms.filter((room) => isKept(room) && !over.some((each) => isRoomOf(each, room)));
    const after: Rooms = {
      id,
      rooms: addressedRooms(kept, isSplit(Object.values(before.lobbies)), isSplit([...drawn])),
      seats: Object.fromEntries(seats),
      told: before.told,
      stage,
      lobbies: Object.fromEntries(
        lobbies.flatMap((lobby) => lobby.units.map((unitId) => [unitId, lobby.id] as const)),
      ),
      former: formerOf(before, stage),
    };
    transaction.set(ROOMS, after);
    noteDelivery(transaction, { id, roomsRevision }, newId);
    return roomHoursOf(after.rooms);
  };
}

const isSplit = (lobbies: readonly string[]) => new Set(lobbies).size > 1;

/**
 * The day screen has the room of everybody only while there is one lobby. So a draw that changes this leaves
 * no room that the screen would hide.
 */
function addressedRooms(rooms: readonly Room[], wereSplit: boolean, areSplit: boolean): Room[] {
  if (areSplit) return rooms.filter(({ lobby }) => wereSplit || lobby !== null);
  const ofAll = rooms.filter(({ lobby }) => lobby === null);
  return rooms
    .filter(({ lobby, match }) => lobby === null || ofAll.every((each) => each.match !== match))
    .map((room) => ({ ...room, lobby: null }));
}

function formerOf(before: Rooms, stage: number): Rooms['former'] {
  const drawn = before.stage < stage ? Object.entries(before.lobbies) : [];
  return Object.fromEntries([
    ...Object.entries(before.former).filter(([, lobby]) => lobby.stage < stage),
    ...drawn.map(([unitId, id]) => [unitId, { stage: before.stage, id }] as const),
  ]);
}

function seated(
  units: readonly string[],
  kept: readonly (number | null)[],
): readonly (readonly [string, number])[] {
  const taken = new Set(kept);
  let next = 0;
  return units.map((unitId, at) => {
    const own = kept[at] ?? null;
    if (own !== null) return [unitId, own];
    do next += 1;
    while (taken.has(next));
    return [unitId, next];
  });
}
