import { hourInSentence } from '@copa/domain/time/hours';
import { prizeDeadline } from '@copa/domain/tournaments/state';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import * as words from '../../words/admin.ts';

type Ended = Pick<Tournament, 'date' | 'endDate' | 'endedAt' | 'cancelledAt'>;

/** Null after the deadline, because the podium then says how late the prizes are. */
export function prizeUntil(tournament: Ended, now: Date): string | null {
  const due = prizeDeadline(tournament);
  return due === null || due < now ? null : words.until(hourInSentence(due, now));
}
