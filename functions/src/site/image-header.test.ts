import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readImageHeader } from './image-header.ts';
import { jpegOf, pngOf, webpOf } from './image-samples.fixture.ts';

const jpeg = { type: 'image/jpeg', width: 640, height: 480 };
const webp = { type: 'image/webp', width: 640, height: 480 };

function changed(bytes: Buffer, at: number, value: number): Buffer {
  const copy = Buffer.from(bytes);
  copy.writeUInt8(value, at);
  return copy;
}

function inserted(bytes: Buffer, segments: readonly number[]): Buffer {
  return Buffer.concat([bytes.subarray(0, 2), Buffer.from(segments), bytes.subarray(2)]);
}

const withTables = (bytes: Buffer) =>
  inserted(
    bytes,
    [0xc4, 0xc8, 0xcc].flatMap((marker) => [0xff, marker, 0, 9, 1, 2, 3, 4, 5, 6, 7]),
  );
const withFrame = (bytes: Buffer, marker: number) => changed(bytes, 9, marker);

describe('the header of an image', () => {
  it.each([
    ['PNG', pngOf(640, 480), { type: 'image/png', width: 640, height: 480 }],
    ['JPEG', jpegOf(640, 480), { type: 'image/jpeg', width: 640, height: 480 }],
    ['WebP, lossy', webpOf('VP8 ', 640, 480), { type: 'image/webp', width: 640, height: 480 }],
    ['WebP, lossless', webpOf('VP8L', 640, 480), { type: 'image/webp', width: 640, height: 480 }],
    ['WebP, extended', webpOf('VP8X', 640, 480), { type: 'image/webp', width: 640, height: 480 }],
    ['JPEG whose frame stands at its very end', jpegOf(640, 480).subarray(0, 17), jpeg],
    ['JPEG with tables before its frame', withTables(jpegOf(640, 480)), jpeg],
    ['PNG of its header alone', pngOf(640, 480).subarray(0, 33), { ...jpeg, type: 'image/png' }],
    ['JPEG with fill bytes before a marker', inserted(jpegOf(640, 480), [0xff, 0xff]), jpeg],
    ['JPEG with an empty segment', inserted(jpegOf(640, 480), [0xff, 0xe1, 0, 2]), jpeg],
    ['JPEG with a segment below all frames', inserted(jpegOf(640, 480), [0xff, 0xbf, 0, 4, 0, 0]), jpeg],
    ['JPEG of the last kind of frame', withFrame(jpegOf(640, 480), 0xcf), jpeg],
    ['WebP of 30 bytes', webpOf('VP8X', 640, 480).subarray(0, 30), webp],
  ])('is read from %s', (_name, bytes, expected) => {
    expect(readImageHeader(bytes)).toEqual(expected);
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['text', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['GIF', Buffer.from('GIF89a'.padEnd(64, '\0'))],
    ['a PNG that ends too soon', pngOf(640, 480).subarray(0, 20)],
    ['a PNG without its first chunk', changed(pngOf(640, 480), 12, 0)],
    ['a JPEG without its start', changed(jpegOf(640, 480), 0, 0)],
    ['a JPEG that ends within its frame', jpegOf(640, 480).subarray(0, 16)],
    ['a JPEG of a kind above all frames', withFrame(jpegOf(640, 480), 0xd0)],
    ['a JPEG of the start alone', Buffer.from([0xff, 0xd8, 0xff])],
    ['a JPEG with something between its segments', changed(jpegOf(640, 480), 8, 0)],
    ['a WebP of another container', changed(webpOf('VP8X', 640, 480), 0, 0)],
    ['a container that holds no WebP', changed(webpOf('VP8X', 640, 480), 8, 0)],
    ['a lossy WebP without its mark', changed(webpOf('VP8 ', 640, 480), 23, 0)],
    ['a lossless WebP without its mark', changed(webpOf('VP8L', 640, 480), 20, 0)],
    ['a WebP of a kind that is none', changed(webpOf('VP8X', 640, 480), 15, 0)],
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
