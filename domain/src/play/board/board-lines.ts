import { bold } from '../../words/bold.ts';
import { numberText } from '../../words/counted.ts';
import { lobbyName } from '../draw.ts';
import { eachFigure, MATCH_FIGURES } from '../result/figures.ts';
import type { Board, BoardRow } from './schema.ts';
import { scoredIn } from './scored.ts';
import * as words from './words.ts';
import {
  decidedText,
  knownFigure,
  lobbiesOf,
  provisionalText,
  rowName,
  statusText,
  UNKNOWN,
} from './words.ts';

export const BOARD_LINE = [
  'number',
  'rank',
  'name',
  'lobby',
  'played',
  'booyahs',
  ...MATCH_FIGURES,
  'points',
  'badge',
  'note',
  'pass',
  'passes',
] as const;
export type BoardLine = Readonly<Record<(typeof BOARD_LINE)[number], string>>;

export interface BoardLines {
  readonly lines: readonly BoardLine[];
  readonly cutAfter: number;
  readonly cut: string;
}

export function boardLines(board: Board, lobby: string | null = null): BoardLines {
  const several = lobbiesOf(board).length > 1;
  const rows = board.rows.filter((row) => lobby === null || row.lobby === lobby);
  const lines = rows.map((row, index): BoardLine => {
    const rank = rows.findIndex((other) => other.rank === row.rank) + 1;
    const followed = rows[index + 1] === board.rows[board.rows.indexOf(row) + 1];
    const known = row.scored !== '';
    const pass = shownPass(row, board);
    return {
      number: String(row.number),
      rank: row.rank === null ? UNKNOWN : String(rank),
      name: rowName(row),
      lobby: several && lobby === null ? lobbyName({ id: row.lobby }) : '',
      played: String(scoredIn(row).filter(({ played }) => played).length),
      booyahs: known ? String(row.booyahs) : UNKNOWN,
      ...eachFigure((figure) => knownFigure(figure, row)),
      points: known || row.points !== 0 ? numberText(row.points) : UNKNOWN,
      badge: badgeOf(row, board),
      note: noteOf({ ...row, pass }, followed),
      pass: pass ?? '',
      passes: pass === null ? '' : words.passes[pass],
    };
  });
  const isCutHere = !several || lobby !== null || board.advance.perLobby === 0;
  return { lines, ...(isCutHere ? cutOf(rows, board) : { cutAfter: 0, cut: '' }) };
}

type Cut = Pick<Board, 'rows' | 'advance' | 'isOver'>;

/** Before their first match all units are equal, and only play will show who is equal at the cut. */
export function shownPass({ pass, lobby }: BoardRow, { rows, advance, isOver }: Cut): BoardRow['pass'] {
  if (pass !== 'tied' || isOver) return pass;
  const isWaiting = (other: BoardRow) =>
    other.pass === 'tied' && other.scored === '' && (advance.byTable > 0 || other.lobby === lobby);
  return rows.some(isWaiting) ? null : pass;
}

function badgeOf(row: BoardRow, { state }: Board): string {
  if (row.isChampion) return words.champion;
  if (row.isOnPoint) return words.onPoint;
  if (row.rank === null) return words.disqualified;
  return state === 'closed' && row.pass === 'in' ? words.passed : '';
}

/** A tie without points matters only to a unit that passes. */
function noteOf({ decided, pass, points }: BoardRow, followed: boolean): string {
  const matters = followed && (points !== 0 || pass === 'in');
  const notes = [
    ...(decided === null || !matters ? [] : [decidedText(decided)]),
    ...(pass === 'tied' ? [words.passes.tied] : []),
  ];
  return notes.join(' · ');
}

function cutOf(rows: readonly BoardRow[], board: Cut): Omit<BoardLines, 'lines'> {
  const passes = rows.map((row) => shownPass(row, board));
  if (passes.some((pass, index) => pass !== rows[index]?.pass)) return { cutAfter: 0, cut: '' };
  const tied = passes.lastIndexOf('tied');
  if (tied !== -1) return { cutAfter: tied + 1, cut: board.isOver ? words.tiedAtCut : words.passes.tied };
  const passing = passes.filter((pass) => pass === 'in').length;
  const last = passes.lastIndexOf('in');
  if (last === -1 || last === rows.length - 1) return { cutAfter: 0, cut: '' };
  return { cutAfter: last + 1, cut: words.cutAfter(passing) };
}

/** Chat programs collapse a message with many more lines than this. */
const TOP = 12;

export function boardText(board: Board, now: Date, lobby: string | null = null): string {
  const { lines, cutAfter, cut } = boardLines(board, lobby);
  const rows = lines
    .slice(0, TOP)
    .flatMap((line, index) => [words.chatRow(line), ...(index + 1 === cutAfter ? [`— ${cut} —`] : [])]);
  const rest = lines.length - TOP;
  const provisional = provisionalText(board, now, null);
  return [
    bold(`${board.tournament} · ${words.stageTitle(board.name)}`),
    statusText(board),
    ...(provisional === '' ? [] : [provisional]),
    '',
    ...rows,
    ...(rest > 0 ? [words.moreRows(rest)] : []),
  ].join('\n');
}
