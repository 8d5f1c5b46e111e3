import { dateText } from '../../time/days.ts';
import { pointsText } from '../../words/counted.ts';
import { prizeDeadline } from '../state.ts';
import type { Tournament } from '../tournament.ts';
import * as words from '../words/results.ts';

/**
 * Dates are in the tournament's time zone, so that the server's HTML and the browser's page show the same
 * day.
 */
export type PodiumLine = Readonly<
  Record<'rank' | 'player' | 'prize' | 'delivered' | 'due' | 'points' | 'decided', string>
>;

export function podiumFacts(tournament: Tournament, now: Date): readonly PodiumLine[] {
  const { results, timeZone } = tournament;
  const promised = prizeDeadline(tournament);
  const day = (at: Date) => dateText(at, timeZone, now);
  const dueText = (at: Date) => {
    if (at <= now) return words.prizeLate;
    return day(at) === day(now) ? words.prizeDueToday : words.prizeDue(day(at));
  };
  const due = promised === null ? words.prizeWaits : dueText(promised);
  return results
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ rank, player, prize, points, deliveredAt, ...result }) => ({
      rank: String(rank),
      player,
      prize,
      delivered: prize !== '' && deliveredAt !== null ? words.prizeDelivered(day(deliveredAt)) : '',
      due: prize !== '' && deliveredAt === null ? due : '',
      points: points === null ? '' : pointsText(points),
      decided: decidedIn(results, { rank, points, ...result }),
    }));
}

type Result = Tournament['results'][number];

type Decided = Pick<Result, 'rank' | 'points' | 'unit' | 'decided'>;

/**
 * `decided` is stored when a stage is closed, but an organiser may change points later. So `decided` is
 * returned only if the next rank has the same points or is missing.
 */
export function decidedIn(
  results: readonly Omit<Decided, 'decided'>[],
  { rank, points, unit, decided }: Decided,
): string {
  const isLevel = (other: Omit<Decided, 'decided'>) =>
    other.unit !== null && other.unit !== unit && other.rank === rank && other.points === points;
  if (unit !== null && results.some(isLevel)) return words.sharedRank;
  const behind = results
    .filter((other) => other.rank > rank)
    .toSorted((one, other) => one.rank - other.rank)[0];
  return behind === undefined || behind.points === points ? (decided ?? '') : '';
}
