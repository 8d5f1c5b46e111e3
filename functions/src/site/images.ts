import { AppError } from '@copa/domain/errors';
import { DAY_MS, IMAGE_MAX_BYTES, IMAGE_MAX_PIXELS, IMAGES_PER_DAY_MAX } from '@copa/domain/limits';
import { type Actor, writeAudit } from '../audit.ts';
import type { Context } from '../dependencies.ts';
import { found, refusal } from '../refusals.ts';
import { type ImageHeader, readImageHeader } from './image-header.ts';
import { IMAGE_UPLOADS, IMAGES, LAST_UPLOAD, type StoredImage } from './image-store.ts';
import { barePicture } from './picture/bare-picture.ts';
import { isAnimated } from './picture/webp.ts';
import { noteUpload } from './unused-images.ts';
import * as words from './words.ts';

export async function storeImage(
  context: Context,
  actor: Actor,
  sent: Buffer,
  ofPodium = false,
): Promise<string> {
  const { type, width, height, bytes } = takePicture(sent);
  const now = context.clock();
  const id = context.newId();
  await context.database.transaction(async (transaction) => {
    // Every upload writes `LAST_UPLOAD`. So if two uploads conflict, one starts again and counts the other
    // one's picture.
    await transaction.get(IMAGE_UPLOADS, LAST_UPLOAD);
    await requireBelowDailyLimit(context, now);
    transaction.set(IMAGE_UPLOADS, { id: LAST_UPLOAD, imageId: id });
    const stored = { id, type, width, height, bytes, createdAt: now, createdBy: actor.uid, ofPodium };
    transaction.create(IMAGES, stored);
    noteUpload(transaction, stored);
    writeAudit(transaction, context, {
      actor,
      action: 'image.upload',
      target: `images/${id}`,
      after: { type, width, height, size: bytes.length },
    });
  });
  return id;
}

export interface TakenPicture extends ImageHeader {
  readonly bytes: Buffer;
}

export function takePicture(bytes: Buffer): TakenPicture {
  if (bytes.length > IMAGE_MAX_BYTES) throw refusal('payload-too-large');
  const header = readImageHeader(bytes);
  if (header === null) throw refusal('unsupported-media-type', words.wrongImageType);
  const { width, height } = header;
  if (Math.min(width, height) < 1 || Math.max(width, height) > IMAGE_MAX_PIXELS) {
    throw refusal('validation-failed', words.imageTooLarge);
  }
  if (header.type === 'image/webp' && isAnimated(bytes)) {
    throw refusal('unsupported-media-type', words.imageMoves);
  }
  const bare = barePicture(header.type, bytes);
  if (bare === null) throw refusal('unsupported-media-type', words.imageDamaged);
  return { ...header, bytes: bare };
}

/** Counts the last day's images of all accounts, so that a stolen account cannot fill the storage. */
async function requireBelowDailyLimit({ database }: Pick<Context, 'database'>, now: Date): Promise<void> {
  const dayBefore = new Date(now.getTime() - DAY_MS);
  const stored = await database.count(IMAGES, [{ field: 'createdAt', op: '>', value: dayBefore }]);
  if (stored >= IMAGES_PER_DAY_MAX) {
    throw new AppError('rate-limited', words.tooManyImages(stored), { retryAfterMs: DAY_MS });
  }
}

export async function getImage({ database }: Pick<Context, 'database'>, id: string): Promise<StoredImage> {
  return found(await database.get(IMAGES, id), words.imageMissing);
}
