import { ownPlace } from '@copa/domain/play/board/own-place';
import type { TablePlace } from '@copa/domain/registrations/table-place';
import { fetchBoard } from './board-source.ts';

/** One document: the board that everybody reads. Null for a unit that is not in it. */
export async function fetchOwnPlace(
  tournamentId: string,
  stage: number,
  number: number,
): Promise<TablePlace | null> {
  const board = await fetchBoard(tournamentId, stage);
  return board === null ? null : ownPlace(board, number);
}
