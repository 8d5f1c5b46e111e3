import { positionIn, QueueSchema } from '@copa/domain/day/queue';
import * as z from 'zod/mini';
import { followDocument } from '../../../../lib/network/public-firestore.ts';

/** The position in the queue; the first is 1. Null when the number left the queue. */
export async function fetchPosition(tournamentId: string, waitSeq: number): Promise<number | null> {
  const document = await followDocument(`queues/${tournamentId}`);
  if (document === null) return null;
  return positionIn(z.parse(QueueSchema, { ...document.data, id: tournamentId }), waitSeq);
}
