import type { Board } from '../play/board/schema.ts';
import { hasPlayed } from '../play/board/scored.ts';

export interface FinalRank {
  readonly number: number;
  readonly rank: number;
  readonly points: number;
}

export function finalRanksOf(boards: readonly Board[]): readonly FinalRank[] {
  const stages = boards.toSorted((one, other) => other.stage - one.stage);
  const played = new Set(boards.flatMap(({ rows }) => rows.filter(hasPlayed).map(({ number }) => number)));
  const seen = new Set<number>();
  const places: FinalRank[] = [];
  for (const { rows } of stages) {
    const last = rows.filter(({ number }) => !seen.has(number));
    for (const { number } of last) seen.add(number);
    const own = last.filter((row) => row.rank !== null && played.has(row.number));
    const before = places.length;
    places.push(
      ...own.map(({ number, rank, points }) => ({
        number,
        rank: before + 1 + own.filter((other) => (other.rank ?? 0) < (rank ?? 0)).length,
        points,
      })),
    );
  }
  return places;
}
