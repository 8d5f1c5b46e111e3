import { noRooms, type Room, type Rooms, roomKey, untoldRooms } from '@copa/domain/day/room';
import { ROOM_TOLD_MS } from '@copa/domain/limits';
import type { Desk } from '../../desk/desk.ts';
import type { StoredUnit } from '../../desk/unit.ts';
import { PUSHES, REGISTRATIONS, ROOMS } from '../../store/collections.ts';
import type { Filter, Unit } from '../../store/database.ts';
import { type PushMessage, pushOf } from '../../store/push-queue.ts';
import { noteRooms } from '../next-run.ts';
import { deliverRooms } from './delivery.ts';

const PAGE = 100;

/**
 * Tells the phones of who may read a room that it is open, and again when it changed. In pages that may stop anywhere, be repeated,
 * and meet another run: of one revision players are told once.
 */
export async function tellRooms(desk: Desk, tournamentId: string): Promise<void> {
  const { database, clock } = desk;
  // The notice is sent after delivery, so that phones can read the room.
  await deliverRooms(desk, tournamentId);
  const rooms = await database.get(ROOMS, tournamentId);
  const due = rooms === null ? [] : dueRooms(rooms, clock());
  let after: string | null = null;
  do {
    const from: string | null = after;
    after = await database.transaction((unit) => tellPage(unit, tournamentId, due, from, clock()));
  } while (after !== null);
}

function dueRooms(rooms: Rooms, now: Date): readonly Room[] {
  return untoldRooms(rooms).filter(({ openAt }) => openAt <= now);
}

/** Gives who was told last while there are more. */
async function tellPage(
  unit: Unit,
  tournamentId: string,
  due: readonly Room[],
  after: string | null,
  now: Date,
): Promise<string | null> {
  const rooms = (await unit.get(ROOMS, tournamentId)) ?? noRooms(tournamentId);
  const keys = due.map(roomKey);
  const current = dueRooms(rooms, now).filter((room) => keys.includes(roomKey(room)));
  const units = current.length === 0 ? [] : await listeners(unit, tournamentId, after);
  for (const each of units) {
    for (const room of current.filter((open) => each.rooms.some(({ id }) => id === roomKey(open)))) {
      const notice = messageOf(room);
      if (now <= notice.until) unit.set(PUSHES, pushOf(each, notice, now));
    }
  }
  const last = units.length < PAGE ? undefined : units.at(-1);
  if (last !== undefined) return last.id;
  const told = { ...rooms, told: [...rooms.told, ...current.map(roomKey)] };
  if (current.length > 0) unit.set(ROOMS, told);
  noteRooms(unit, told);
  return null;
}

function messageOf(room: Room): PushMessage {
  const until = new Date(room.openAt.getTime() + ROOM_TOLD_MS);
  return { kind: 'room', about: roomKey(room), turn: room.openAt.getTime(), until };
}

function listeners(unit: Unit, tournamentId: string, after: string | null): Promise<readonly StoredUnit[]> {
  const where: readonly Filter[] = [
    { field: 'tournamentId', op: '==', value: tournamentId },
    { field: 'listens', op: '==', value: true },
    ...(after === null ? [] : [{ field: '__name__', op: '>', value: after } as const]),
  ];
  return unit.find(REGISTRATIONS, { where }, PAGE);
}
