import { prizeDeadline } from '../state.ts';
import type { Tournament } from '../tournament.ts';

type Span = Pick<Tournament, 'date' | 'endDate' | 'endedAt' | 'cancelledAt'>;
type Known = Span & Pick<Tournament, 'currentPlayers' | 'waitingPlayers' | 'results' | 'publishedAt'>;

/**
 * After `prizeDeadline` the job erases data of players, which a wrong month or year must not cause. A tournament
 * with results was played, so its date may be corrected to any time since it was published.
 */
export function losesPlayers(before: Known, wanted: Span, now: Date): boolean {
  const isLong = (tournament: Span) => (prizeDeadline(tournament) ?? now) < now;
  if (before.currentPlayers + before.waitingPlayers === 0 || isLong(before) || !isLong(wanted)) return false;
  const { results, publishedAt } = before;
  const isPlayed = results.length > 0 && publishedAt !== null;
  return !isPlayed || wanted.date === null || wanted.date < publishedAt;
}
