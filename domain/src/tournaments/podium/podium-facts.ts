import { dateText } from '../../time/days.ts';
import { prizeDeadline } from '../state.ts';
import type { Tournament } from '../tournament.ts';
import * as words from '../words/results.ts';

/**
 * One line of the results in words. Dates use the tournament's clock, so that HTML and screen show the same.
 */
export type PodiumLine = Readonly<
  Record<'rank' | 'player' | 'prize' | 'delivered' | 'due' | 'points', string>
>;

export function podiumFacts(tournament: Tournament, now: Date): readonly PodiumLine[] {
  const { results, timeZone } = tournament;
  const promised = prizeDeadline(tournament);
  const day = (at: Date) => dateText(at, timeZone, now);
  const due = words.prizeDue(promised !== null && promised > now ? day(promised) : null);
  return results
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ rank, player, prize, points, deliveredAt }) => ({
      rank: String(rank),
      player,
      prize,
      delivered: prize !== '' && deliveredAt !== null ? words.prizeDelivered(day(deliveredAt)) : '',
      due: prize !== '' && deliveredAt === null ? due : '',
      points: points === null ? '' : words.points(points),
    }));
}
