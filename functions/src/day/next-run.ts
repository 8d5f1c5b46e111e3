import { behindServedFrom } from '@copa/domain/registrations/places/behind';
import { nextReviewEnd } from '@copa/domain/tournaments/places/window-phase';
import type { Timed } from '../store/tournament-writes.ts';
import { DAY_NOTICES } from './notices/day-notices.ts';

export function dayDue(tournament: Timed, now: Date): Date | null {
  const behind = tournament.waitlist.max === 0 ? null : behindServedFrom(tournament);
  const moments = [
    nextReviewEnd(tournament),
    ...DAY_NOTICES.map(({ at }) => at(tournament, now)),
    behind !== null && now < behind ? behind : null,
  ];
  const ahead = moments.flatMap((moment) => (moment === null ? [] : [moment.getTime()]));
  return ahead.length === 0 ? null : new Date(Math.min(...ahead));
}
