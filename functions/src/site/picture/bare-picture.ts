import type { ImageType } from '../image-store.ts';
import { bareJpeg } from './jpeg.ts';
import { barePng } from './png.ts';
import { bareWebp } from './webp.ts';

const BARE: Readonly<Record<ImageType, (bytes: Buffer) => Buffer | null>> = {
  'image/jpeg': bareJpeg,
  'image/png': barePng,
  'image/webp': bareWebp,
};

/**
 * The rotation is written again, so that photos stay upright. Colour profiles are left out, because they
 * contain free text. Null if the file is damaged.
 */
export function barePicture(type: ImageType, bytes: Buffer): Buffer | null {
  return BARE[type](bytes);
}
