import { positionIn, TurnsSchema } from '@copa/domain/day/queue';
import * as z from 'zod/mini';
import { followDocument } from '../../../../lib/network/public-firestore.ts';

export async function fetchPosition(tournamentId: string, turn: string): Promise<number | null> {
  const document = await followDocument(`turns/${tournamentId}`);
  if (document === null) return null;
  return positionIn(z.parse(TurnsSchema, { ...document.data, id: tournamentId }), turn);
}
