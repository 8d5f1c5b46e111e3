import { crc32 } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { webpChunk } from '../image-samples.fixture.ts';
import { exifOf } from './orientation.ts';
import { barePng } from './png.ts';
import { bareWebp, isAnimated } from './webp.ts';

const turned = (orientation: number) => exifOf(orientation) ?? Buffer.alloc(0);

describe('a PNG', () => {
  const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const chunk = (name: string, content: Buffer | string = 'content') => {
    const named = Buffer.concat([Buffer.from(name), Buffer.from(content)]);
    const numbers = Buffer.alloc(8);
    numbers.writeUInt32BE(named.length - 4);
    numbers.writeUInt32BE(crc32(named), 4);
    return Buffer.concat([numbers.subarray(0, 4), named, numbers.subarray(4)]);
  };
  const [HEAD, PIXELS, END] = [chunk('IHDR'), chunk('IDAT'), chunk('IEND', '')] as const;
  const png = (...parts: readonly Buffer[]) => Buffer.concat([SIGNATURE, ...parts]);
  const bare = (...parts: readonly Buffer[]) => barePng(png(...parts));

  it('keeps pixels, transparency and colours, and no movement', () => {
    const kept = ['PLTE', 'tRNS', 'gAMA', 'cHRM', 'sRGB'].map((name) => chunk(name));
    expect(bare(HEAD, ...kept, PIXELS, PIXELS, END)).toEqual(png(HEAD, ...kept, PIXELS, PIXELS, END));
    const lost = ['iCCP', 'tEXt', 'zTXt', 'iTXt', 'tIME', 'aNAs', 'acTL', 'fcTL', 'fdAT'].map((name) =>
      chunk(name),
    );
    expect(bare(HEAD, ...lost, PIXELS, END, PIXELS)).toEqual(png(HEAD, PIXELS, END));
  });

  it('is turned by its first EXIF data, wherever they stand', () => {
    const expected = png(HEAD, chunk('eXIf', turned(6)), PIXELS, END);
    expect(bare(HEAD, PIXELS, chunk('eXIf', turned(6)), chunk('eXIf', turned(3)), END)).toEqual(expected);
    expect(bare(HEAD, chunk('eXIf', Buffer.concat([turned(6), Buffer.from('Ana')])), PIXELS, END)).toEqual(
      expected,
    );
    const cut = chunk('eXIf', turned(6).subarray(0, 21));
    expect(bare(HEAD, cut, PIXELS, END)).toEqual(png(HEAD, PIXELS, END));
  });

  it.each<[string, readonly Buffer[]]>([
    ['has no pixels', [HEAD, END]],
    ['has no end', [HEAD, PIXELS]],
    ['has a chunk that is longer than the file', [HEAD, PIXELS, Buffer.from([0, 0, 0, 9]), END]],
    ['ends one byte too early', [HEAD, PIXELS, END.subarray(0, -1)]],
    ['is empty', []],
  ])('is none if it %s', (_, parts) => {
    expect(bare(...parts)).toBeNull();
  });
});

describe('a WebP', () => {
  const webp = (...parts: readonly Buffer[]) =>
    webpChunk('RIFF', Buffer.concat([Buffer.from('WEBP'), ...parts]));
  const bare = (...parts: readonly Buffer[]) => bareWebp(webp(...parts));
  const PIXELS = webpChunk('VP8 ', Buffer.alloc(10, 7));
  const head = (flags: number) => webpChunk('VP8X', Buffer.from([flags, 0, 0, 0, 7, 0, 0, 7, 0, 0]));
  const exif = (orientation: number) => webpChunk('EXIF', turned(orientation));

  it('keeps pixels and transparency, also of odd length, and loses the rest', () => {
    const odd = webpChunk('ALPH', Buffer.from([1, 2, 3]));
    const lossless = webpChunk('VP8L', Buffer.alloc(6, 5));
    for (const kept of [[PIXELS], [head(0x10), odd, PIXELS], [lossless]])
      expect(
        bare(webpChunk('NOTE', Buffer.from('Ana')), ...kept, webpChunk('XMP ', Buffer.from('Ana'))),
      ).toEqual(webp(...kept));
    expect(bareWebp(Buffer.concat([webp(PIXELS), Buffer.from('Ana')]))).toEqual(webp(PIXELS));
  });

  it('has flags for its remaining parts, and the same rotation', () => {
    expect(bare(head(0xff), PIXELS)).toEqual(webp(head(0x10), PIXELS));
    expect(bare(head(0x2c), PIXELS, exif(1))).toEqual(webp(head(0), PIXELS));
    expect(bare(head(0), PIXELS, exif(6), exif(3))).toEqual(webp(head(0x08), PIXELS, exif(6)));
  });

  it('is animated if it says so, or if it has a frame or the terms of an animation', () => {
    const frame = webpChunk('ANMF', Buffer.concat([Buffer.alloc(16, 9), PIXELS]));
    const terms = webpChunk('ANIM', Buffer.alloc(6, 4));
    const moving = [
      [head(0x02), terms, frame],
      [head(0x02), PIXELS],
      [PIXELS, frame],
      [head(0), terms, PIXELS],
    ];
    expect(moving.map((parts) => isAnimated(webp(...parts)))).toEqual([true, true, true, true]);
    const still = [[PIXELS], [head(0xfd), PIXELS, exif(6)]];
    expect(still.map((parts) => isAnimated(webp(...parts)))).toEqual([false, false]);
  });

  it.each<[string, Buffer]>([
    ['has no pixels', webp(head(0), exif(6))],
    ['is shorter than it says', webp(PIXELS).subarray(0, -1)],
    [
      'has a chunk that is longer than the file',
      webp(PIXELS, webpChunk('EXIF', Buffer.alloc(8)).subarray(0, 12)),
    ],
  ])('is none if it %s', (_, bytes) => {
    expect(bareWebp(bytes)).toBeNull();
  });
});
