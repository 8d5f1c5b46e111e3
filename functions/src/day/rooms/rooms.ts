import { isDeepStrictEqual } from 'node:util';
import {
  defaultOpening,
  isRoomOf,
  type Room,
  type RoomAddress,
  type RoomInput,
  type Rooms,
  type RoomsAnswer,
  roomHoursOf,
  roomKey,
} from '@copa/domain/day/room';
import { DEFAULT_PLAY_MS, ROOMS_KEPT_MS, ROOMS_MAX } from '@copa/domain/limits';
import { boardId } from '@copa/domain/play/board/id';
import { namedHour } from '@copa/domain/time/hours';
import { lastReviewEnd } from '@copa/domain/tournaments/places/window-phase';
import { endOf, isEnded, isOver } from '@copa/domain/tournaments/state';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { type Actor, writeAudit } from '../../audit.ts';
import type { Context } from '../../dependencies.ts';
import { eachInTurn } from '../../logger.ts';
import { found, invalidFields, refusal } from '../../refusals.ts';
import { agendaId } from '../../store/agenda.ts';
import { AGENDA, BOARDS, ROOMS, TOURNAMENTS } from '../../store/collections.ts';
import type { Reader, Transaction, Writer } from '../../store/database.ts';
import { changeTournament } from '../../store/tournament-writes.ts';
import * as tournamentWords from '../../tournaments/words.ts';
import * as words from '../words.ts';
import { noteDelivery } from './delivery.ts';
import { readRooms } from './drawn-rooms.ts';

type Needs = Pick<Context, 'database' | 'clock' | 'newId'>;

export async function roomsAnswer({ database }: Pick<Context, 'database'>, id: string): Promise<RoomsAnswer> {
  found(await database.get(TOURNAMENTS, id), tournamentWords.tournamentMissing);
  const [rooms, delivery] = await Promise.all([
    database.get(ROOMS, id),
    database.get(AGENDA, agendaId('delivery', id)),
  ]);
  return { rooms: [...(rooms?.rooms ?? [])], isDelivered: delivery === null };
}

export function putRoom(context: Needs, actor: Actor, id: string, address: RoomAddress, input: RoomInput) {
  return changeRooms(context, id, (transaction, tournament, { rooms, lobbies }) => {
    if (tournament.cancelledAt !== null) throw refusal('tournament-cancelled');
    if (tournament.playersErasedAt !== null) throw refusal('conflict', words.playersErased);
    const { lobby, match } = address;
    if (lobby !== null && !Object.values(lobbies).includes(lobby))
      throw refusal('not-found', words.noSuchLobby);
    const before = rooms.find((room) => isRoomOf(room, address)) ?? null;
    const openAt = input.openAt ?? before?.openAt ?? defaultOpening(tournament);
    if (openAt === null) throw invalidFields({ openAt: words.noRoomOpening });
    const from = lastReviewEnd(tournament);
    if (from !== null && openAt < from && openAt.getTime() !== before?.openAt.getTime()) {
      throw invalidFields({
        openAt: words.roomBeforeReview(namedHour(from, tournament.timeZone, context.clock())),
      });
    }
    const { roomId, password = before?.password ?? '' } = input;
    if (before !== null && isSame(before, { roomId, password, openAt })) return rooms;
    const seen = input.revision ?? before?.revision ?? 0;
    if (seen !== (before?.revision ?? 0)) throw refusal('stale-write', words.roomNotSaved);
    if (before === null && rooms.length >= ROOMS_MAX) throw refusal('conflict', words.tooManyRooms);
    const revision = tournament.roomsRevision + 1;
    writeAudit(transaction, context, {
      actor,
      action: 'tournament.put-room',
      target: `tournaments/${id}`,
      tournament,
      before: before === null ? null : { ...address, openAt: before.openAt },
      // The audit never stores the credentials.
      after: { ...address, openAt, revision },
    });
    const room = { match, lobby, roomId, password, openAt, revision };
    return [...rooms.filter((each) => each !== before), room].toSorted(
      (a, b) => a.match - b.match || (a.lobby ?? '').localeCompare(b.lobby ?? ''),
    );
  });
}

export function earlyRoom(
  { rooms }: Pick<Rooms, 'rooms'>,
  tournament: Parameters<typeof lastReviewEnd>[0],
  now: Date,
): Room | null {
  const from = lastReviewEnd(tournament);
  return rooms.find(({ openAt }) => openAt > now && from !== null && openAt < from) ?? null;
}

/** Refuses windows whose reviews would end after a room opens, because rooms do not move with the windows. */
export async function requireRoomsAfterReviews(
  reader: Reader,
  before: Tournament | null,
  after: Tournament,
  now: Date,
): Promise<void> {
  const { id, roomsRevision, timeZone } = after;
  if (before === null || roomsRevision === 0 || isDeepStrictEqual(before.windows, after.windows)) return;
  const rooms = await reader.get(ROOMS, id);
  const early = rooms && earlyRoom(rooms, after, now);
  if (rooms === null || early === null || earlyRoom({ rooms: [early] }, before, now) !== null) return;
  throw invalidFields({ windows: words.roomStays(early.match, namedHour(early.openAt, timeZone, now)) });
}

export function deleteRoom(
  context: Needs,
  actor: Actor,
  id: string,
  address: RoomAddress,
  seen?: number,
): Promise<void> {
  return changeRooms(context, id, (transaction, tournament, { rooms }) => {
    const before = rooms.find((room) => isRoomOf(room, address));
    if (before === undefined) return rooms;
    if ((seen ?? before.revision) !== before.revision) throw refusal('stale-write', words.roomNotRemoved);
    writeAudit(transaction, context, {
      actor,
      action: 'tournament.delete-room',
      target: `tournaments/${id}`,
      tournament,
      before: { ...address, openAt: before.openAt },
    });
    return rooms.filter((each) => each !== before);
  });
}

function changeRooms(
  { database, newId }: Needs,
  id: string,
  changeOf: (transaction: Transaction, tournament: Tournament, before: Rooms) => readonly Room[],
): Promise<void> {
  return database.transaction(async (transaction) => {
    const tournament = found(await transaction.get(TOURNAMENTS, id), tournamentWords.tournamentMissing);
    const before = await readRooms(transaction, tournament);
    const board = before.stage === 0 ? null : await transaction.get(BOARDS, boardId(id, before.stage));
    const rooms = changeOf(transaction, tournament, before);
    if (rooms === before.rooms) return;
    const roomsRevision = tournament.roomsRevision + 1;
    changeTournament(transaction, tournament, { roomsRevision });
    const keys = rooms.map(roomKey);
    const after = { ...before, rooms: [...rooms], told: before.told.filter((key) => keys.includes(key)) };
    transaction.set(ROOMS, after);
    if (board !== null) transaction.update(BOARDS, board.id, { openings: roomHoursOf(rooms) });
    noteDelivery(transaction, { id, roomsRevision }, newId);
  });
}

function isSame(room: Room, other: Pick<Room, 'roomId' | 'password' | 'openAt'>): boolean {
  return (
    room.roomId === other.roomId &&
    room.password === other.password &&
    room.openAt.getTime() === other.openAt.getTime()
  );
}

export function closeRooms(
  { newId }: Pick<Context, 'newId'>,
  writer: Writer,
  tournament: Pick<Tournament, 'id' | 'roomsRevision'>,
): void {
  writer.remove(ROOMS, tournament.id);
  noteDelivery(writer, tournament, newId);
}

export async function eraseRooms({ database, newId }: Pick<Context, 'database' | 'newId'>, now: Date) {
  const before = new Date(now.getTime() - ROOMS_KEPT_MS);
  await eachInTurn(database.stream(ROOMS, {}), ({ id }) =>
    database.transaction(async (transaction) => {
      const [tournament, rooms] = [await transaction.get(TOURNAMENTS, id), await transaction.get(ROOMS, id)];
      if (rooms === null || (tournament !== null && !isPast(tournament, rooms, before))) return;
      if (tournament === null) transaction.remove(ROOMS, id);
      else if (!hasDrawInUse(tournament, rooms)) closeRooms({ newId }, transaction, tournament);
      else if (rooms.rooms.length > 0) {
        transaction.set(ROOMS, { ...rooms, rooms: [], told: [] });
        noteDelivery(transaction, tournament, newId);
      }
    }),
  );
}

/** Drawn lobbies stay until the tournament has ended, because a final may be played on another day. */
function hasDrawInUse(tournament: Tournament, { stage }: Rooms): boolean {
  return stage > 0 && !isEnded(tournament);
}

/**
 * A match may be played days after the start. So the rooms of a tournament that has not ended are past only
 * if all opened before `before`.
 */
function isPast(tournament: Tournament, { rooms }: Rooms, before: Date): boolean {
  const allOpenedBefore = (by: number) => rooms.every(({ openAt }) => openAt.getTime() < by);
  if (endOf(tournament) === null)
    return rooms.length > 0 && allOpenedBefore(before.getTime() - DEFAULT_PLAY_MS);
  return isOver(tournament, before) && (isEnded(tournament) || allOpenedBefore(before.getTime()));
}
