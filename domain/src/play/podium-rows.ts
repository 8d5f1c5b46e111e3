import type { Stage } from './stage.ts';
import type { StandingsRow } from './standings.ts';

const PODIUM = 3;

/** A unit of the first stage that never came has a rank too. In a later stage, each unit has passed another. */
export function podiumRows(
  rows: readonly StandingsRow[],
  { number }: Pick<Stage, 'number'>,
): readonly StandingsRow[] {
  return rows.filter(
    ({ rank, scored }) =>
      rank !== null && rank <= PODIUM && (number > 1 || scored.some(({ played }) => played)),
  );
}
