import { INCOMPLETE_HELD_MS } from '../limits.ts';
import { detailState } from '../tournaments/state.ts';
import type { Tournament } from '../tournaments/tournament.ts';
import { incompleteDeadline } from './incomplete.ts';
import * as words from './words/captain.ts';

export function captainTerms(
  tournament: Tournament,
  now: Date,
  inSentence: (at: Date, timeZone: string, now: Date) => string,
): string {
  if (detailState(tournament, now) === 'waiting') return words.dealWaits;
  const until = incompleteDeadline(tournament, now);
  if (until.getTime() - now.getTime() === INCOMPLETE_HELD_MS) return words.dealHours;
  return words.deadline(inSentence(until, tournament.timeZone, now));
}
