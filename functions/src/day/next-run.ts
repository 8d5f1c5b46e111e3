import { type Rooms, untoldRooms } from '@copa/domain/day/room';
import { consentNoticeAt, nextWindowNotice } from '@copa/domain/day/window-notice';
import { behindServedFrom } from '@copa/domain/registrations/places/behind';
import { nextClosing } from '@copa/domain/tournaments/places/window-phase';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { putOnAgenda } from '../store/agenda.ts';
import type { Writer } from '../store/database.ts';

type Timed = Pick<Tournament, 'id' | 'waitlist'> &
  Parameters<typeof nextClosing>[0] &
  Parameters<typeof nextWindowNotice>[0] &
  Parameters<typeof consentNoticeAt>[0];

/** Call this in the transaction that changes the windows. */
export function noteDay(writer: Writer, tournament: Timed, now: Date): void {
  putOnAgenda(writer, 'day', tournament.id, dayDue(tournament, now));
}

/** Call this in the transaction that changes the rooms, or sends their notices. */
export function noteRooms(writer: Writer, rooms: Pick<Rooms, 'id' | 'rooms' | 'told'>): void {
  putOnAgenda(writer, 'room', rooms.id, roomDue(rooms));
}

export function roomDue(rooms: Pick<Rooms, 'rooms' | 'told'>): Date | null {
  return untoldRooms(rooms)[0]?.openAt ?? null;
}

/** The next moment at which the job has work: a window closes, a notice is due, or units that wait behind get free places. */
export function dayDue(tournament: Timed, now: Date): Date | null {
  const behind = tournament.waitlist.max === 0 ? null : behindServedFrom(tournament);
  const moments = [
    nextClosing(tournament),
    nextWindowNotice(tournament, now)?.at ?? null,
    consentNoticeAt(tournament, now),
    behind !== null && now < behind ? behind : null,
  ];
  const ahead = moments.flatMap((moment) => (moment === null ? [] : [moment.getTime()]));
  return ahead.length === 0 ? null : new Date(Math.min(...ahead));
}
