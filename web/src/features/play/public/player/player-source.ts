import { PlayerKeySchema } from '@copa/domain/ids';
import { type Player, PlayerSchema } from '@copa/domain/play/player/page';
import * as z from 'zod/mini';

/** Null for one that is not switched on. */
export async function fetchPlayer(key: string): Promise<Player | null> {
  if (!z.safeParse(PlayerKeySchema, key).success) return null;
  const { readDocument } = await import('../../../../lib/network/public-firestore.ts');
  const document = await readDocument(`players/${key}`);
  return document === null ? null : z.parse(PlayerSchema, { ...document.data, id: key });
}
