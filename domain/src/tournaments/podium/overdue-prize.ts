import { DAY_MS } from '../../limits.ts';
import { endOf, prizeDeadline } from '../state.ts';
import type { Tournament } from '../tournament.ts';
import { prizeOverdue } from '../words/overdue-prize.ts';
import { undelivered } from './prizes-left.ts';

type Podium = Parameters<typeof endOf>[0] & Pick<Tournament, 'results'>;

/** Null while no prize is late. */
export function overduePrize(tournament: Podium, now: Date): string | null {
  const [end, due] = [endOf(tournament), prizeDeadline(tournament)];
  const isWaiting = undelivered(tournament.results).length > 0;
  if (!isWaiting || end === null || due === null || now <= due) return null;
  return prizeOverdue(Math.floor((now.getTime() - end.getTime()) / DAY_MS));
}
