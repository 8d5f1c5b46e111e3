import type { TableRank } from '../../registrations/table-rank.ts';
import type { Board } from './schema.ts';
import { scoredIn } from './scored.ts';
import { championOf, lobbiesOf } from './words.ts';

/** Null for a number that is not in the table, or that two units share. */
export function ownRank(board: Board, number: number): TableRank | null {
  const [row, ...others] = board.rows.filter((each) => each.number === number);
  if (row === undefined || others.length > 0) return null;
  const { perLobby, byTable } = board.advance;
  const lobbies = lobbiesOf(board).length;
  const inLobby = lobbies > 1 && perLobby > 0;
  const rivals = board.rows.filter(({ lobby }) => !inLobby || lobby === row.lobby);
  const passing = inLobby ? (byTable === 0 ? perLobby : null) : perLobby * lobbies + byTable;
  return {
    stage: board.stage,
    stageName: board.name,
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
  };
}
