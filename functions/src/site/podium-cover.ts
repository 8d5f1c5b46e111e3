import { isDeepStrictEqual } from 'node:util';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { TOURNAMENTS } from '../store/collections.ts';
import { equal, type Reader, type Writer } from '../store/database.ts';
import { changeTournament } from '../store/tournament-writes.ts';
import { laterThan } from '../versions.ts';
import { IMAGES } from './image-store.ts';

type Shown = Pick<Tournament, 'id' | 'imageId' | 'results'>;

export type RemoveCover = (writer: Writer) => Partial<Tournament>;

const keepCover: RemoveCover = () => ({});

/**
 * The returned function erases a cover that shows the podium, because such a cover has names. The function
 * updates other tournaments with this cover, and the caller stores the returned change of the given one.
 */
export async function readCover(
  reader: Reader,
  { id, imageId, results }: Shown,
  now: Date,
): Promise<RemoveCover> {
  if (imageId === null || results.length === 0) return keepCover;
  if ((await reader.get(IMAGES, imageId))?.ofPodium !== true) return keepCover;
  const sharing = await reader.find(TOURNAMENTS, { where: equal({ imageId }) });
  return (writer) => {
    writer.remove(IMAGES, imageId);
    for (const each of sharing.filter((other) => other.id !== id))
      changeTournament(writer, each, { imageId: null, updatedAt: laterThan(each.updatedAt, now) });
    return { imageId: null };
  };
}

/**
 * A cover of an earlier podium is removed, because the new `results` do not tell whom it names. If `after` has
 * another `imageId`, `unusedImage` decides about the former cover.
 */
export async function readEarlierCover(
  reader: Reader,
  before: Shown,
  after: Pick<Shown, 'imageId' | 'results'>,
  now: Date,
): Promise<RemoveCover> {
  const isSame = isDeepStrictEqual(namesOf(before), namesOf(after));
  return isSame || before.imageId !== after.imageId ? keepCover : readCover(reader, before, now);
}

const namesOf = ({ results }: Pick<Shown, 'results'>) =>
  results.map(({ rank, player }) => ({ rank, player }));
