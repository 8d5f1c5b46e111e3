import type { TablePlace, TableRank } from '../../registrations/table-rank.ts';
import { isProtested, protestableUntil } from '../protest/deadline.ts';
import type { ProtestKind } from '../protest/own-protest.ts';
import { latestMatch } from './latest.ts';
import type { Board, BoardRow } from './schema.ts';
import { scoredIn } from './scored.ts';
import { championOf, changeableText, lobbiesOf, stageTitle, statusText } from './words.ts';

type Protestable = Pick<TableRank, 'scoresUntil' | 'fairPlayUntil' | 'isProtested'>;

const latest = (moments: readonly (Date | null)[]): Date | null => {
  const last = Math.max(...moments.map((moment) => moment?.getTime() ?? 0), 0);
  return last === 0 ? null : new Date(last);
};

export function protestable(board: Board, number: number): Protestable {
  const lobbies = board.rows.flatMap((row) => (row.number === number ? [row.lobby] : []));
  const own = board.matches.filter(({ lobby, isExtra, order }) =>
    isExtra ? order.includes(number) : lobbies.includes(lobby),
  );
  const until = (kind: ProtestKind) => latest(own.map((match) => protestableUntil(kind, match)));
  return {
    scoresUntil: until('placement'),
    fairPlayUntil: until('cheating'),
    isProtested: own.some(isProtested),
  };
}

export function withFormer(own: TableRank, former: readonly Protestable[]): TableRank {
  const all = [own, ...former];
  return {
    ...own,
    scoresUntil: latest(all.map(({ scoresUntil }) => scoresUntil)),
    fairPlayUntil: latest(all.map(({ fairPlayUntil }) => fairPlayUntil)),
    isProtested: all.some(({ isProtested }) => isProtested),
  };
}

export function ownRank(board: Board, number: number, now: Date): TableRank | null {
  const place = ownPlace(board, number);
  const row = board.rows.find((each) => each.number === number);
  if (place === null || row === undefined) return null;
  const latest = latestMatch(row, rivalsOf(board, row), board);
  return {
    ...place,
    ...protestable(board, number),
    latest,
    status: statusText(board),
    changeable: changeableText(board, now),
  };
}

const isInLobby = (board: PlacedIn) => lobbiesOf(board).length > 1 && board.advance.perLobby > 0;

const rivalsOf = (board: PlacedIn, { lobby }: BoardRow): readonly BoardRow[] =>
  board.rows.filter((row) => !isInLobby(board) || row.lobby === lobby);

export type PlacedIn = Pick<
  Board,
  'stage' | 'name' | 'state' | 'advance' | 'matches' | 'rows' | 'isOver' | 'takesReports'
>;

export function ownPlace(board: PlacedIn, number: number): TablePlace | null {
  const [row, ...others] = board.rows.filter((each) => each.number === number);
  if (row === undefined || others.length > 0) return null;
  const { perLobby, byTable } = board.advance;
  const inLobby = isInLobby(board);
  const rivals = rivalsOf(board, row);
  const passing = inLobby ? (byTable === 0 ? perLobby : null) : perLobby + byTable;
  return {
    stage: board.stage,
    stageName: stageTitle(board.name),
    rank: row.rank === null ? null : rivals.findIndex(({ rank }) => rank === row.rank) + 1,
    points: row.points,
    booyahs: row.booyahs,
    kills: row.kills,
    of: rivals.length,
    inLobby,
    passing: row.pass === null ? null : passing,
    pass: row.pass,
    played: scoredIn(row).filter(({ played }) => played).length,
    isOnPoint: row.isOnPoint,
    isChampion: championOf(board) === row,
    isOver: board.isOver,
    takesReports: board.takesReports && board.state === 'playing',
    isClosed: board.state === 'closed',
    endedMatches: board.matches
      .filter(({ lobby, isExtra }) => lobby === row.lobby && !isExtra)
      .map((match) => match.number),
  };
}
