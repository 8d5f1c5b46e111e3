import type { Match } from '@copa/domain/play/match';
import type { Result } from '@copa/domain/play/result/result';
import type { Stage } from '@copa/domain/play/stage';

/** The result of the row at `then`; undefined if no stored correction has changed the row since `then`. */
export function stoodAt(
  { corrections, entrants }: Pick<Stage, 'corrections' | 'entrants'>,
  match: Pick<Match, 'lobby' | 'number' | 'isExtra'>,
  unitId: string,
  then: Date,
): Result | null | undefined {
  const number = entrants.find(({ id }) => id === unitId)?.number;
  for (const correction of corrections) {
    if (correction.kind !== 'rows' || correction.at < then) continue;
    const { match: corrected, rows } = correction;
    const isSame = corrected.number === match.number && corrected.isExtra === match.isExtra;
    if (!isSame || (corrected.lobby !== null && corrected.lobby !== match.lobby)) continue;
    const row = rows.find(({ unit }) => unit === number);
    if (row !== undefined) return row.from;
  }
  return undefined;
}
