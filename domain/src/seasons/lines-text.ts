import type { SeasonBoardRow, SeasonTournament } from './board.ts';
import type { SeasonRow } from './table.ts';

export interface BoardLine {
  readonly tournament: SeasonTournament;
  readonly rank: number;
  readonly worth: number;
  readonly counts: boolean;
  readonly isSubstitute: boolean;
}

/** A list of maps would be a hundred kilobytes. `tournament.rank.worth`, with `c` for one that counts and `s` for a substitute. */
export function linesText(lines: SeasonRow['lines'], tournaments: readonly SeasonTournament[]): string {
  const at = new Map(tournaments.map(({ id }, index) => [id, index]));
  return lines
    .map(({ tournamentId, rank, worth, counts, isSubstitute }) =>
      [
        at.get(tournamentId) ?? '',
        rank,
        worth,
        ...(counts ? ['c'] : []),
        ...(isSubstitute ? ['s'] : []),
      ].join('.'),
    )
    .join(';');
}

/** The latest tournament first. */
export function linesIn(
  { lines }: Pick<SeasonBoardRow, 'lines'>,
  tournaments: readonly SeasonTournament[],
): readonly BoardLine[] {
  return lines.split(';').flatMap((each) => {
    const [at, rank, worth, ...marks] = each.split('.');
    const tournament = at === '' ? undefined : tournaments[Number(at)];
    if (tournament === undefined) return [];
    return {
      tournament,
      rank: Number(rank),
      worth: Number(worth),
      counts: marks.includes('c'),
      isSubstitute: marks.includes('s'),
    };
  });
}
