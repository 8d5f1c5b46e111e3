import { INCOMPLETE_HELD_MS } from '../limits.ts';
import type { Tournament } from '../tournaments/tournament.ts';

/**
 * Until when the missing members of a unit can join that gets its place now. Not past the close of the first
 * confirmation, nor into the tournament itself: by then somebody else could play.
 */
export function incompleteDeadline(tournament: Pick<Tournament, 'windows' | 'date'> | null, now: Date): Date {
  const ends =
    tournament === null ? [] : [...tournament.windows.map(({ closesAt }) => closesAt), tournament.date];
  const ahead = ends.flatMap((end) => (end !== null && end > now ? [end.getTime()] : []));
  return new Date(Math.min(now.getTime() + INCOMPLETE_HELD_MS, ...ahead));
}
