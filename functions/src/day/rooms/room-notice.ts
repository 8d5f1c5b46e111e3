import { noRooms, type Room, type Rooms, roomKey, untoldRooms } from '@copa/domain/day/room';
import { ROOM_TOLD_MS } from '@copa/domain/limits';
import type { Desk } from '../../desk/desk.ts';
import { PUSHES, ROOMS } from '../../store/collections.ts';
import type { Transaction } from '../../store/database.ts';
import { type PushNotice, pushOf } from '../../store/push-queue.ts';
import { EMPTY_PAGE, inPages, LISTENING, unitPage } from '../../store/unit-pages.ts';
import { noteRooms } from '../next-run.ts';
import { deliverRooms } from './delivery.ts';

/** Tells the phones of units that may read a room that it is open, and again when it changed. It is idempotent. */
export async function tellRooms(desk: Desk, tournamentId: string): Promise<void> {
  const { database, clock } = desk;
  // The notice is sent after delivery, so that phones can read the room.
  await deliverRooms(desk, tournamentId);
  const rooms = await database.get(ROOMS, tournamentId);
  const due = rooms === null ? [] : dueRooms(rooms, clock());
  await inPages<string>(database, (transaction, after) =>
    tellPage(transaction, tournamentId, due, after, clock()),
  );
}

function dueRooms(rooms: Rooms, now: Date): readonly Room[] {
  return untoldRooms(rooms).filter(({ openAt }) => openAt <= now);
}

async function tellPage(
  transaction: Transaction,
  tournamentId: string,
  due: readonly Room[],
  after: string | null,
  now: Date,
): Promise<string | null> {
  const rooms = (await transaction.get(ROOMS, tournamentId)) ?? noRooms(tournamentId);
  const keys = due.map(roomKey);
  const current = dueRooms(rooms, now).filter((room) => keys.includes(roomKey(room)));
  const { units, next } =
    current.length === 0 ? EMPTY_PAGE : await unitPage(transaction, tournamentId, [LISTENING], after);
  for (const each of units) {
    for (const room of current.filter((open) => each.rooms.some(({ id }) => id === roomKey(open)))) {
      const notice = pushNoticeOf(room);
      if (now <= notice.until) transaction.set(PUSHES, pushOf(each, notice, now));
    }
  }
  if (next !== null) return next;
  const told = { ...rooms, told: [...rooms.told, ...current.map(roomKey)] };
  if (current.length > 0) transaction.set(ROOMS, told);
  noteRooms(transaction, told);
  return null;
}

function pushNoticeOf(room: Room): PushNotice {
  const until = new Date(room.openAt.getTime() + ROOM_TOLD_MS);
  return { kind: 'room', about: roomKey(room), turn: room.openAt.getTime(), until };
}
