import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readImageHeader } from './image-header.ts';
import { jpegOf, pngOf, webpOf } from './image-samples.fixture.ts';

describe('the header of an image', () => {
  it.each([
    ['PNG', pngOf(640, 480), { type: 'image/png', width: 640, height: 480 }],
    ['JPEG', jpegOf(640, 480), { type: 'image/jpeg', width: 640, height: 480 }],
    ['WebP, lossy', webpOf('VP8 ', 640, 480), { type: 'image/webp', width: 640, height: 480 }],
    ['WebP, lossless', webpOf('VP8L', 640, 480), { type: 'image/webp', width: 640, height: 480 }],
    ['WebP, extended', webpOf('VP8X', 640, 480), { type: 'image/webp', width: 640, height: 480 }],
  ])('is read from %s', (_name, bytes, expected) => {
    expect(readImageHeader(bytes)).toEqual(expected);
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['text', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['GIF', Buffer.from('GIF89a'.padEnd(64, '\0'))],
    ['a PNG that ends too soon', pngOf(640, 480).subarray(0, 20)],
    ['a JPEG without a frame', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xd9, 0, 0])],
    ['a JPEG whose segment has no length', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0, 0, 0, 0, 0, 0])],
  ])('is refused for %s', (_name, bytes) => {
    expect(readImageHeader(bytes)).toBeNull();
  });

  it('is read or refused for any bytes after a true signature', () => {
    const starts = [pngOf(1, 1), jpegOf(1, 1), webpOf('VP8X', 1, 1)].map((bytes) => bytes.subarray(0, 16));
    const property = fc.property(
      fc.constantFrom(...starts),
      fc.uint8Array({ maxLength: 64 }),
      (start, rest) => {
        const header = readImageHeader(Buffer.concat([start, rest]));
        return header === null || Number.isInteger(header.width);
      },
    );
    expect(() => fc.assert(property)).not.toThrow();
  });
});
