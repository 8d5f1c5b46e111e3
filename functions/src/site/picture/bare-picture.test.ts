import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readImageHeader } from '../image-header.ts';
import { jpegOf, pngOf, webpOf } from '../image-samples.fixture.ts';
import { IMAGE_TYPES, type ImageType } from '../image-store.ts';
import { barePicture } from './bare-picture.ts';
import { exifOf, orientationOf } from './orientation.ts';
import { exifWithPlace, photoOf, photoWithPlace, SECRETS } from './photo.fixture.ts';

const EXIF_NAMES: Readonly<Record<ImageType, string>> = {
  'image/jpeg': 'Exif\0\0',
  'image/png': 'eXIf',
  'image/webp': 'EXIF',
};

function bare(type: ImageType, bytes: Buffer): Buffer {
  const picture = barePicture(type, bytes);
  if (picture === null) throw new Error('no picture');
  return picture;
}

function exifIn(type: ImageType, bytes: Buffer): Buffer | null {
  const at = bytes.indexOf(EXIF_NAMES[type], 0, 'latin1');
  return at === -1 ? null : bytes.subarray(at + EXIF_NAMES[type].length + (type === 'image/webp' ? 4 : 0));
}

describe.each(IMAGE_TYPES)('a picture of %s', (type) => {
  it('loses place, device, texts, profile and what follows its end, and nothing of itself', () => {
    const sent = photoWithPlace(type);
    for (const secret of SECRETS) expect(sent.includes(secret)).toBe(true);
    const kept = bare(type, sent);
    for (const secret of SECRETS) expect(kept.includes(secret)).toBe(false);
    expect(readImageHeader(kept)).toEqual({ type, width: 3, height: 2 });
    expect(kept).toEqual(bare(type, photoOf(type)));
    expect(kept.length).toBeLessThan(photoOf(type).length + 1);
  });

  it('stays the same when it is cleaned again', () => {
    const once = bare(type, photoWithPlace(type, 6));
    expect(bare(type, once)).toEqual(once);
  });

  it.each([2, 3, 4, 5, 6, 7, 8])('keeps how it is turned, and that alone: %s', (orientation) => {
    const exif = exifIn(type, bare(type, photoWithPlace(type, orientation)));
    expect(orientationOf(exif ?? Buffer.alloc(0))).toBe(orientation);
    expect(exif?.subarray(0, 26)).toEqual(exifOf(orientation));
  });

  it.each([0, 9, 65535])('has no EXIF for an orientation that there is not: %s', (orientation) => {
    expect(exifIn(type, bare(type, photoWithPlace(type, orientation)))).toBeNull();
  });

  it('is none where it is cut off before its end', () => {
    const whole = bare(type, photoOf(type));
    for (let length = 33; length < whole.length; length += 1) {
      expect([length, barePicture(type, whole.subarray(0, length))]).toEqual([length, null]);
    }
  });

  it('is taken or refused whatever its bytes are', () => {
    const property = fc.property(
      fc.array(fc.tuple(fc.nat(400), fc.integer({ min: 0, max: 255 })), { minLength: 1, maxLength: 8 }),
      (changes) => {
        const bytes = photoWithPlace(type, 6);
        for (const [at, value] of changes) bytes[12 + (at % (bytes.length - 12))] = value;
        const kept = barePicture(type, bytes);
        return kept === null || kept.length <= bytes.length + 64;
      },
    );
    expect(() => fc.assert(property)).not.toThrow();
  });
});

describe('a picture', () => {
  it.each([
    ['image/jpeg', jpegOf(640, 480)],
    ['image/png', pngOf(640, 480)],
    ['image/webp', webpOf('VP8 ', 640, 480)],
    ['image/webp', webpOf('VP8L', 640, 480)],
    ['image/webp', webpOf('VP8X', 640, 480)],
  ] as const)('that holds nothing else stays as it is: %s', (type, bytes) => {
    expect(barePicture(type, bytes)).toEqual(bytes);
  });

  it('keeps the colours of programs of Adobe, and nothing that stands behind them', () => {
    const [start, rest] = [jpegOf(8, 8).subarray(0, 2), jpegOf(8, 8).subarray(2)];
    const colours = Buffer.from([0xff, 0xee, 0, 14, ...Buffer.from('Adobe'), 0, 100, 0, 0, 0, 0, 1]);
    const longer = Buffer.concat([colours, Buffer.from('Ana')]);
    longer.writeUInt16BE(17, 2);
    const kept = barePicture('image/jpeg', Buffer.concat([start, longer, rest]));
    expect(kept).toEqual(Buffer.concat([start, colours, rest]));
  });

  it('is turned by what stands in its EXIF, and by nothing that only looks like it', () => {
    const picture = jpegOf(8, 8);
    const sideways = exifWithPlace(6);
    const withSegment = (marker: number, content: Buffer) => {
      const head = Buffer.from([0xff, marker, 0, 0]);
      head.writeUInt16BE(content.length + 2, 2);
      return Buffer.concat([picture.subarray(0, 2), head, content, picture.subarray(2)]);
    };
    const named = (name: string) => Buffer.concat([Buffer.from(name, 'latin1'), sideways]);
    const turn = (bytes: Buffer) =>
      orientationOf(exifIn('image/jpeg', bare('image/jpeg', bytes)) ?? Buffer.alloc(0));
    expect(turn(withSegment(0xe1, named('Exif\0\0')))).toBe(6);
    expect(bare('image/jpeg', withSegment(0xe1, named('Other\0')))).toEqual(picture);
    expect(bare('image/jpeg', withSegment(0xfe, named('Exif\0\0')))).toEqual(picture);
  });
});
