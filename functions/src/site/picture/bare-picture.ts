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
 * The picture without what else a file says: the place, the hour and the device of EXIF, XMP, comments, profiles, small
 * copies, and all that follows its end. Keeps only the parts that a decoder needs, so an unknown kind of part goes too. How a picture is to be turned is written anew, alone: a photo of a phone stays upright. A
 * colour profile goes, because it holds free text; colours of such a picture are shown as those of most. Null for a file
 * that ends before its picture does.
 */
export function barePicture(type: ImageType, bytes: Buffer): Buffer | null {
  return BARE[type](bytes);
}
