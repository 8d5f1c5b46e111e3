import { type Rooms, untoldRooms } from '@copa/domain/day/room';
import { nextTelling } from '@copa/domain/day/telling';
import { nextClosing } from '@copa/domain/tournaments/places/window-phase';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { DAYS } from '../store/collections.ts';
import type { Writer } from '../store/database.ts';

type Timed = Pick<
  Tournament,
  'id' | 'windows' | 'closings' | 'cancelledAt' | 'endedAt' | 'timeZone' | 'stage'
>;

/** Call this in the transaction that changes the windows. It lets the job skip tournaments with nothing due. */
export function noteDay(writer: Writer, tournament: Timed, now: Date): void {
  writer.merge(DAYS, dayOf(tournament, now));
}

/** Call this in the transaction that changes the rooms, or sends their notices. */
export function noteRooms(writer: Writer, { id, ...rooms }: Pick<Rooms, 'id' | 'rooms' | 'told'>): void {
  writer.merge(DAYS, { id, roomAt: untoldRooms(rooms)[0]?.openAt ?? null });
}

export function dayOf(tournament: Timed, now: Date): { readonly id: string; readonly nextAt: Date | null } {
  const moments = [nextClosing(tournament), nextTelling(tournament, now)?.at ?? null];
  const ahead = moments.flatMap((moment) => (moment === null ? [] : [moment.getTime()]));
  return { id: tournament.id, nextAt: ahead.length === 0 ? null : new Date(Math.min(...ahead)) };
}
