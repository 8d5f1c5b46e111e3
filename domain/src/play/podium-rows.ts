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
): readonly (StandingsRow & { readonly rank: number })[] {
  return rows.flatMap((row) => {
    const { rank, scored } = row;
    const hasPlayed = number > 1 || scored.some(({ played }) => played);
    return rank !== null && rank <= PODIUM_RANKS && hasPlayed ? [{ ...row, rank }] : [];
  });
}
