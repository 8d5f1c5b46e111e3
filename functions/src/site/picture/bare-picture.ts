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
 * A picture keeps its rotation and loses its colour profile, because a profile may contain free text. Null:
 * the file is damaged.
 */
export function barePicture(type: ImageType, bytes: Buffer): Buffer | null {
  return BARE[type](bytes);
}
