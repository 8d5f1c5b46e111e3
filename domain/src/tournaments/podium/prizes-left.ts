import type { Tournament } from '../tournament.ts';

/** The best unit whose prize is not delivered; `left` counts all such units. */
export interface PrizesLeft {
  readonly rank: number;
  readonly player: string;
  readonly left: number;
}

type Results = Tournament['results'];

export function undelivered(results: Results): Results {
  return results
    .filter(({ prize, deliveredAt }) => prize !== '' && deliveredAt === null)
    .toSorted((one, other) => one.rank - other.rank);
}

/** Null unless a stage made the podium, because only such a podium is delivered with the stages. */
export function prizesLeft({
  results,
  endedAt,
  cancelledAt,
}: Pick<Tournament, 'results' | 'endedAt' | 'cancelledAt'>): PrizesLeft | null {
  const left = endedAt === null || cancelledAt !== null ? [] : undelivered(results);
  const [first] = left;
  return first === undefined ? null : { rank: first.rank, player: first.player, left: left.length };
}
