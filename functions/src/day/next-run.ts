import type { Rooms } from '@copa/domain/day/room';
import { behindServedFrom } from '@copa/domain/registrations/places/behind';
import { nextReviewEnd } from '@copa/domain/tournaments/places/window-phase';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import type { Timed } from '../store/tournament-writes.ts';
import { DAY_NOTICES, ROOM_NOTICES } from './notices/day-notices.ts';

export function dayDue(tournament: Timed, now: Date): Date | null {
  const behind = tournament.waitlist.max === 0 ? null : behindServedFrom(tournament);
  const moments = [
    nextReviewEnd(tournament),
    ...DAY_NOTICES.map(({ at }) => at(tournament, now)),
    behind !== null && now < behind ? behind : null,
  ];
  return first(moments);
}

export function roomDue(tournament: Tournament, rooms: Rooms): Date | null {
  return first(ROOM_NOTICES.map(({ at }) => at(rooms, tournament)));
}

function first(moments: readonly (Date | null)[]): Date | null {
  const ahead = moments.flatMap((moment) => (moment === null ? [] : [moment.getTime()]));
  return ahead.length === 0 ? null : new Date(Math.min(...ahead));
}
