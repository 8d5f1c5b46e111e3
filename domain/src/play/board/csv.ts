import { CSV_BOM, csvRecord } from '../../csv.ts';
import { MATCH_FIGURES } from '../result/figures.ts';
import * as words from '../words/csv.ts';
import { shownPass } from './board-lines.ts';
import type { Board, BoardRow } from './schema.ts';
import { scoredIn } from './scored.ts';
import { isCounted, knownFigure, UNKNOWN } from './words.ts';

export function boardCsv(board: Board): string {
  const matches = [...new Set(board.matches.filter(isCounted).map(({ number }) => number))].toSorted(
    (a, b) => a - b,
  );
  const head = matches.flatMap((match) => words.matchColumns(match));
  const records = board.rows.map((row) =>
    csvRecord([...cellsOf(row, board), ...matches.flatMap((match) => playedIn(row, match))]),
  );
  return [CSV_BOM, csvRecord([...words.fixedColumns, ...head]), ...records].join('');
}

function cellsOf(row: BoardRow, board: Board): readonly (string | number)[] {
  const { rank, number, name, tag, lobby, points, booyahs } = row;
  const pass = shownPass(row, board);
  const figures = MATCH_FIGURES.map((figure) => knownFigure(figure, row));
  return [
    rank === null ? words.disqualified : String(rank),
    number,
    name,
    tag,
    lobby.toUpperCase(),
    points,
    booyahs,
    ...figures.map((count) => (count === UNKNOWN ? '' : count)),
    pass === null ? '' : words.passes[pass],
  ];
}

function playedIn(row: BoardRow, match: number): readonly (string | number)[] {
  const found = scoredIn(row).find((each) => each.match === match);
  if (found === undefined) return words.matchColumns(match).map(() => '');
  const { placement, played, points } = found;
  const figures = MATCH_FIGURES.map((figure) => String(found[figure] ?? ''));
  return [played ? String(placement ?? '') : words.absent, ...figures, points];
}
