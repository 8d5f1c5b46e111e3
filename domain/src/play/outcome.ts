import type { Board } from './board/schema.ts';
import { hasPlayed } from './board/scored.ts';
import type { Stage } from './stage.ts';

export interface Outcome {
  readonly id: string;
  readonly result: string;
  readonly rank: number;
}

export function outcomesOf(
  { entrants, absent }: Pick<Stage, 'entrants' | 'absent'>,
  { rows }: Pick<Board, 'rows'>,
): readonly Outcome[] {
  return entrants.flatMap(({ id, number }) => {
    const row = rows.find((each) => each.number === number);
    if (row === undefined || row.rank === null || absent.includes(id) || !hasPlayed(row)) return [];
    const result = row.pass === null ? String(row.rank) : row.pass === 'in' ? 'passed' : 'out';
    return [{ id, result, rank: row.rank }];
  });
}
