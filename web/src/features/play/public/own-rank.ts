import { ownRank } from '@copa/domain/play/board/own-rank';
import { fetchBoard } from './board-source.ts';

/** One document: the board that everybody reads. Null for a unit that is not in it. */
export async function fetchOwnRank(tournamentId: string, stage: number, number: number) {
  const board = await fetchBoard(tournamentId, stage);
  return board === null ? null : ownRank(board, number);
}
