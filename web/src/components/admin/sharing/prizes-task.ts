import { hourInSentence } from '@copa/domain/time/hours';
import type { PrizesLeft } from '@copa/domain/tournaments/podium/prizes-left';
import { prizeDeadline } from '@copa/domain/tournaments/state';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import * as words from '../../words/admin.ts';

type Ended = Pick<Tournament, 'date' | 'endDate' | 'endedAt' | 'cancelledAt'>;

/** The panel knows only the best prize that is left; `left` counts all. */
export function prizesTask({ rank, player, left }: PrizesLeft, tournament: Ended, now: Date) {
  const due = prizeDeadline(tournament);
  return {
    label: left === 1 ? words.deliverPrize(rank, player) : words.deliverPrizes(left),
    // After the deadline the podium says how late the prizes are.
    until: due === null || due < now ? null : words.until(hourInSentence(due, now)),
  };
}
