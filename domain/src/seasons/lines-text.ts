import type { SeasonBoardRow, SeasonTournament } from './season-board.ts';

export interface TournamentLineText {
  readonly tournament: SeasonTournament;
  readonly rank: number;
  readonly worth: number;
  readonly counts: boolean;
  readonly isSubstitute: boolean;
}

export function linesIn(
  { lines }: Pick<SeasonBoardRow, 'lines'>,
  tournaments: readonly SeasonTournament[],
): readonly TournamentLineText[] {
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
