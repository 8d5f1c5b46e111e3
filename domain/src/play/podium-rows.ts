import { PODIUM_RANKS } from '../limits.ts';
import { isPlacedIn } from './placed.ts';
import type { Stage } from './stage.ts';
import type { StandingsRow } from './standings.ts';

export function podiumRows(
  rows: readonly StandingsRow[],
  { number }: Pick<Stage, 'number'>,
): readonly StandingsRow[] {
  return rows.filter(
    ({ rank, scored }) =>
      rank !== null &&
      rank <= PODIUM_RANKS &&
      isPlacedIn(
        number,
        scored.some(({ played }) => played),
      ),
  );
}
