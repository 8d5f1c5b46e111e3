import { INCOMPLETE_HELD_MS } from '../limits.ts';
import type { Tournament } from '../tournaments/tournament.ts';

/**
 * The deadline is never after the next `closesAt` or the coming start, so that another unit can still get the
 * place.
 */
export function incompleteDeadline(tournament: Pick<Tournament, 'windows' | 'date'> | null, now: Date): Date {
  const ends =
    tournament === null ? [] : [...tournament.windows.map(({ closesAt }) => closesAt), tournament.date];
  const ahead = ends.flatMap((end) => (end !== null && end > now ? [end.getTime()] : []));
  return new Date(Math.min(now.getTime() + INCOMPLETE_HELD_MS, ...ahead));
}
