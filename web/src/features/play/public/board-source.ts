import { boardId } from '@copa/domain/play/board/id';
import { type Board, BoardSchema } from '@copa/domain/play/board/schema';
import * as z from 'zod/mini';

export async function fetchBoard(tournamentId: string, stage: number): Promise<Board | null> {
  const { followDocument } = await import('../../../lib/network/public-firestore.ts');
  const id = boardId(tournamentId, stage);
  const document = await followDocument(`boards/${id}`);
  return document === null ? null : z.parse(BoardSchema, { ...document.data, id });
}
