import { phase } from './state.ts';
import type { Tournament } from './tournament.ts';

type Dated = Pick<Tournament, 'id' | 'date'>;

const timeOf = ({ date }: Dated) => date?.getTime() ?? Number.MAX_VALUE;

/** From the next one on; without a date at the end. */
export function byDate(one: Dated, other: Dated): number {
  return timeOf(one) - timeOf(other) || (one.id < other.id ? -1 : 1);
}

/** The order of the list: open ones, then those with room in the queue, then those that nobody can join. */
export function inListOrder<Each extends Dated & Parameters<typeof phase>[0]>(
  tournaments: readonly Each[],
  now: Date,
): readonly Each[] {
  const rank = (tournament: Each) => {
    const current = phase(tournament, now);
    return current === 'open' ? 0 : current === 'waiting' ? 1 : 2;
  };
  return tournaments
    .map((tournament) => ({ tournament, rank: rank(tournament) }))
    .toSorted((one, other) => one.rank - other.rank || byDate(one.tournament, other.tournament))
    .map(({ tournament }) => tournament);
}
