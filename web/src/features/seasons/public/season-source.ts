import { DocumentIdSchema } from '@copa/domain/ids';
import { type SeasonBoard, SeasonBoardSchema } from '@copa/domain/seasons/season-board';
import * as z from 'zod/mini';

export async function fetchSeason(id: string): Promise<SeasonBoard | null> {
  if (!z.safeParse(DocumentIdSchema, id).success) return null;
  const { followDocument } = await import('../../../lib/network/public-firestore.ts');
  const document = await followDocument(`seasonBoards/${id}`);
  return document === null ? null : z.parse(SeasonBoardSchema, { ...document.data, id });
}
