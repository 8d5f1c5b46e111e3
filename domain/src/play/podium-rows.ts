import { PODIUM_RANKS } from '../limits.ts';
import type { Stage } from './stage.ts';
import type { StandingsRow } from './standings.ts';

/**
 * Units of the first stage that never played are left out, although they have a rank too. In a later stage no
 * unit is left out, because each passed an earlier stage.
 */
export function podiumRows(
  rows: readonly StandingsRow[],
  { number }: Pick<Stage, 'number'>,
): readonly StandingsRow[] {
  return rows.filter(
    ({ rank, scored }) =>
      rank !== null && rank <= PODIUM_RANKS && (number > 1 || scored.some(({ played }) => played)),
  );
}
