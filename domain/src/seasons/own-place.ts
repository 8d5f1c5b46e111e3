import type { TournamentLineText } from './lines-text.ts';
import type { SeasonBoard } from './season-board.ts';
import type { SeasonResult } from './season-result.ts';
import { type SeasonRow, seasonTable } from './table.ts';
import * as words from './words/own-place.ts';

export interface OwnPlace extends Pick<SeasonRow, 'number' | 'name' | 'rank' | 'points' | 'wins'> {
  readonly lines: readonly TournamentLineText[];
  readonly standing: string;
}

type Shown = Pick<SeasonBoard, 'tournaments' | 'rules' | 'ranked' | 'state'>;

export function ownPlaceOf(
  result: SeasonResult,
  { tournaments, rules, ranked, state }: Shown,
): OwnPlace | null {
  const tournamentIds = tournaments.map(({ id }) => id);
  const row = seasonTable({ tournamentIds, rules }, [result])[0];
  const { standing } = result;
  if (row === undefined || standing === null) return null;
  const byId = new Map(tournaments.map((each) => [each.id, each]));
  const lines = row.lines.flatMap(({ tournamentId, rank, worth, counts, isSubstitute }) => {
    const tournament = byId.get(tournamentId);
    return tournament === undefined ? [] : [{ tournament, rank, worth, counts, isSubstitute }];
  });
  const { rank, points, wins, above } = standing;
  return {
    number: result.number,
    name: row.name,
    rank,
    points,
    wins,
    lines,
    standing: words.standing({
      rank,
      ranked,
      behind: above === null ? null : { rank: above.rank, points: above.points - points },
      tournamentsLeft: Math.max(rules.rankedFrom - lines.length, 0),
      isOver: state === 'closed',
    }),
  };
}

export function gainedIn({ lines }: OwnPlace, tournamentId: string): string | null {
  const line = lines.find(({ tournament }) => tournament.id === tournamentId);
  return line === undefined ? null : words.gained(line.worth, line.counts);
}
