import { isDeepStrictEqual } from 'node:util';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { TOURNAMENTS } from '../store/collections.ts';
import type { Reader, Writer } from '../store/database.ts';
import { changeTournament } from '../store/tournament-writes.ts';
import { laterThan } from '../versions.ts';
import { IMAGES } from './image-store.ts';

type Shown = Pick<Tournament, 'id' | 'imageId' | 'results'>;

export type TakeCover = (writer: Writer) => Partial<Tournament>;

const KEPT: TakeCover = () => ({});

/**
 * The returned function removes a cover that shows the podium, because such a cover has names. It changes
 * other tournaments itself and returns the change of the given one.
 */
export async function readCover(
  reader: Reader,
  { id, imageId, results }: Shown,
  now: Date,
): Promise<TakeCover> {
  if (imageId === null || results.length === 0) return KEPT;
  const [image, users] = await Promise.all([
    reader.get(IMAGES, imageId),
    reader.find(TOURNAMENTS, { where: [{ field: 'imageId', op: '==', value: imageId }] }),
  ]);
  if (image?.ofPodium !== true) return KEPT;
  return (writer) => {
    writer.remove(IMAGES, imageId);
    for (const user of users.filter((each) => each.id !== id))
      changeTournament(writer, user, { imageId: null, updatedAt: laterThan(user.updatedAt, now) });
    return { imageId: null };
  };
}

/** A cover of an earlier podium is removed, because the new `results` do not tell whom it names. */
export async function readEarlierCover(
  reader: Reader,
  before: Shown,
  after: Pick<Shown, 'imageId' | 'results'>,
  now: Date,
): Promise<TakeCover> {
  const isSame = isDeepStrictEqual(namesOf(before), namesOf(after));
  return isSame || before.imageId !== after.imageId ? KEPT : readCover(reader, before, now);
}

const namesOf = ({ results }: Pick<Shown, 'results'>) =>
  results.map(({ rank, player }) => ({ rank, player }));
