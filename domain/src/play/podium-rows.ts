import { PODIUM_RANKS } from '../limits.ts';
import type { Stage } from './stage.ts';
import type { StandingsRow } from './standings.ts';

/**
 * Leaves out units of the first stage that never played, although they have a rank. Units of later stages have
 * played before.
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
