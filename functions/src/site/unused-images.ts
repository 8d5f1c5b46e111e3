import { DocumentIdSchema } from '@copa/domain/ids';
import { DAY_MS, HOUR_MS } from '@copa/domain/limits';
import * as z from 'zod/mini';
import type { Context } from '../dependencies.ts';
import { eachInTurn } from '../logger.ts';
import { dueOf, putOnAgenda } from '../store/agenda.ts';
import { type Collection, collection } from '../store/collection.ts';
import { TOURNAMENTS } from '../store/collections.ts';
import { equal, type Reader, type Writer } from '../store/database.ts';
import { IMAGES, type StoredImage } from './image-store.ts';

/** An organiser's unsaved changes may contain an uploaded picture for days. */
const UNUSED_KEPT_MS = 7 * DAY_MS;
/** A picture of a podium shows names, so it is erased sooner if no tournament uses it. */
const UNUSED_PODIUM_KEPT_MS = HOUR_MS;

/** Reads only the ids, so that a tournament that does not fit its schema keeps its picture too. */
const SHOWING: Collection<{ id: string }> = collection(TOURNAMENTS.path, z.object({ id: DocumentIdSchema }));

/**
 * Puts the picture on the agenda, because the later call that saves a tournament with this picture may never
 * come.
 */
export function noteUpload(
  writer: Writer,
  { id, ofPodium, createdAt }: Pick<StoredImage, 'id' | 'ofPodium' | 'createdAt'>,
): void {
  const keptMs = ofPodium ? UNUSED_PODIUM_KEPT_MS : UNUSED_KEPT_MS;
  putOnAgenda(writer, 'image', id, new Date(createdAt.getTime() + keptMs));
}

export async function unusedImage(
  reader: Pick<Reader, 'find'>,
  imageId: string | null,
  tournamentId: string | null,
): Promise<string | null> {
  if (imageId === null) return null;
  const users = await reader.find(SHOWING, { where: equal({ imageId }) }, 2);
  return users.every(({ id }) => id === tournamentId) ? imageId : null;
}

export async function eraseUnused({ database }: Pick<Context, 'database'>, now: Date): Promise<void> {
  await eachInTurn(await dueOf(database, 'image', now), (id) =>
    database.transaction(async (transaction) => {
      const unused = await unusedImage(transaction, id, null);
      if (unused !== null) transaction.remove(IMAGES, unused);
      putOnAgenda(transaction, 'image', id, null);
    }),
  );
}
