import { type FollowedTournament, FollowedTournamentSchema } from '@copa/domain/tournaments/followed';
import * as z from 'zod/mini';

const FOLLOWED_FIELDS = Object.keys(FollowedTournamentSchema.shape);

/** Null if the tournament does not exist or is not published. */
export async function fetchFollowedTournament(id: string): Promise<FollowedTournament | null> {
  const { followDocument } = await import('../../../lib/network/public-firestore.ts');
  const document = await followDocument(`tournaments/${id}`, FOLLOWED_FIELDS);
  return document === null ? null : z.parse(FollowedTournamentSchema, { ...document.data, id });
}
