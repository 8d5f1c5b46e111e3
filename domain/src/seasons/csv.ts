import { CSV_BOM, csvRecord } from '../csv.ts';
import { linesIn } from './lines-text.ts';
import type { SeasonBoard } from './season-board.ts';
import type { SeasonRow } from './table.ts';
import * as words from './words/csv.ts';

type Titled = Pick<SeasonBoard['tournaments'][number], 'id' | 'name' | 'date'>;

interface Listed extends Pick<SeasonRow, 'rank' | 'number' | 'name' | 'points' | 'wins'> {
  readonly lines: readonly Pick<SeasonRow['lines'][number], 'tournamentId' | 'rank' | 'worth' | 'counts'>[];
}

export function seasonCsv(tournaments: readonly Titled[], table: readonly Listed[]): readonly string[] {
  const played = new Set(table.flatMap(({ lines }) => lines.map(({ tournamentId }) => tournamentId)));
  const dateOf = ({ date }: Titled) => date?.getTime() ?? Number.POSITIVE_INFINITY;
  const columns = tournaments
    .filter(({ id }) => played.has(id))
    .toSorted((one, other) => (dateOf(one) < dateOf(other) ? -1 : 1));
  const head = [...words.fixedColumns, ...columns.flatMap(({ name }) => words.tournamentColumns(name))];
  const records = table.map(({ rank, number, name, points, wins, lines }) => {
    const cells = columns.flatMap(({ id }) => {
      const line = lines.find(({ tournamentId }) => tournamentId === id);
      if (line === undefined) return ['', ''];
      const { worth, counts } = line;
      return [line.rank, counts ? worth : words.notCounted(worth)];
    });
    const place = rank === null ? words.unranked : String(rank);
    return csvRecord([place, number, name, points, wins, lines.length, ...cells]);
  });
  return [CSV_BOM + csvRecord(head), ...records];
}

export function seasonBoardCsv({ rows, tournaments }: Pick<SeasonBoard, 'rows' | 'tournaments'>): string {
  const listed = rows.map((row) => ({
    ...row,
    lines: linesIn(row, tournaments).map(({ tournament, ...line }) => ({
      ...line,
      tournamentId: tournament.id,
    })),
  }));
  return seasonCsv(tournaments, listed).join('');
}
