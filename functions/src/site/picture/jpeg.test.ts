import { describe, expect, it } from 'vitest';
import { bareJpeg } from './jpeg.ts';
import { exifOf, orientationOf } from './orientation.ts';

const START = Buffer.from([0xff, 0xd8]);
const END = Buffer.from([0xff, 0xd9]);
const segment = (marker: number, content: Buffer | string = 'content') => {
  const bytes = Buffer.from(content);
  return Buffer.concat([Buffer.from([0xff, marker, 0, bytes.length + 2]), bytes]);
};
const scan = (...pixels: number[]) => Buffer.concat([segment(0xda, 'head'), Buffer.from(pixels)]);
const SCAN = scan(1, 2, 3);
const jpeg = (...parts: readonly Buffer[]) => Buffer.concat([START, ...parts]);
const bare = (...parts: readonly Buffer[]) => bareJpeg(jpeg(...parts));
const exif = (orientation: number) =>
  segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), exifOf(orientation) ?? Buffer.alloc(0)]));

const MARKERS = Array.from({ length: 0xff - 0xc0 }, (_, index) => 0xc0 + index).filter(
  (marker) => marker !== 0xd9 && marker !== 0xda,
);
const KEPT = [0xc0, 0xc1, 0xc2, 0xc3, 0xc4, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcc, 0xcd, 0xce, 0xcf];

describe('a JPEG', () => {
  it('keeps the segments that a decoder needs, byte by byte', () => {
    const kept = MARKERS.filter((marker) => bare(segment(marker), SCAN, END)?.includes('content') === true);
    expect(kept).toEqual([...KEPT, 0xdb, 0xdc, 0xdd]);
    expect(bare(segment(0xdb), segment(0xfe), SCAN, END)).toEqual(jpeg(segment(0xdb), SCAN, END));
  });

  it('keeps its scans whole, with zeros, fill bytes and restarts in them', () => {
    const pixels = scan(1, 0xff, 0, 2, 0xff, 0xd0, 3, 0xff, 0xd7, 4, 0xff, 0xff, 0, 5);
    expect(bare(pixels, segment(0xdb), SCAN, END)).toEqual(jpeg(pixels, segment(0xdb), SCAN, END));
    expect(bare(scan(1), segment(0xfe), SCAN, END)).toEqual(jpeg(scan(1), SCAN, END));
    const scans = jpeg(scan(1, 0xff, 0xd8, 0, 2), END);
    expect(bareJpeg(scans)).toEqual(jpeg(scan(1), END));
  });

  it('may have fill bytes before a marker and anything behind its end', () => {
    const filled = jpeg(
      Buffer.from([0xff]),
      segment(0xdb),
      Buffer.from([0xff, 0xff]),
      SCAN,
      END,
      Buffer.from('Ana'),
    );
    expect(bareJpeg(filled)).toEqual(jpeg(segment(0xdb), SCAN, END));
    expect(bare(segment(0xdb, ''), SCAN, END)).toEqual(jpeg(segment(0xdb, ''), SCAN, END));
  });

  it('may have a hundred scans, and no more, because a browser would work on them for seconds', () => {
    const scans = (count: number) => Array.from({ length: count }, () => SCAN);
    expect(bare(...scans(100), END)).toEqual(jpeg(...scans(100), END));
    expect(bare(...scans(101), END)).toBeNull();
  });

  it.each<[string, readonly Buffer[]]>([
    ['has no scan', [segment(0xdb), END]],
    ['has no end', [SCAN]],
    ['is only a start', []],
    ['has something else between its segments', [segment(0xdb), Buffer.from([0, 0xdb, 0, 2]), SCAN, END]],
    ['has a segment that is shorter than its length', [Buffer.from([0xff, 0xdb, 0, 1]), SCAN, END]],
    ['has a segment without a length', [Buffer.from([0xff, 0xdb, 0, 0]), SCAN, END]],
    ['ends within a segment', [SCAN, Buffer.from([0xff, 0xdb, 0, 9, 1, 2])]],
    ['ends within a length', [SCAN, Buffer.from([0xff, 0xdb, 0])]],
    ['ends within a scan', [segment(0xdb), scan(1, 2), Buffer.from([0xff])]],
  ])('is none if it %s', (_, parts) => {
    expect(bare(...parts)).toBeNull();
  });

  it('keeps twelve bytes of the mark of Adobe, if it has them, and nothing else of that marker', () => {
    const adobe = segment(0xee, 'Adobe1234567');
    expect(bare(adobe, SCAN, END)).toEqual(jpeg(adobe, SCAN, END));
    expect(bare(segment(0xee, 'Adobe1234567Ana'), SCAN, END)).toEqual(jpeg(adobe, SCAN, END));
    for (const other of [
      segment(0xee, 'Adobe123456'),
      segment(0xee, 'Adobo1234567'),
      segment(0xed, 'Adobe1234567'),
    ])
      expect(bare(other, SCAN, END)).toEqual(jpeg(SCAN, END));
  });

  it('is turned by its first EXIF data, which then stand at its start', () => {
    expect(bare(segment(0xdb), exif(6), exif(3), SCAN, END)).toEqual(jpeg(exif(6), segment(0xdb), SCAN, END));
    expect(bare(exif(1), SCAN, END)).toEqual(jpeg(SCAN, END));
    const named = segment(0xe1, Buffer.concat([Buffer.from('Exif\0\x01'), exifOf(6) ?? Buffer.alloc(0)]));
    expect(bare(named, SCAN, END)).toEqual(jpeg(SCAN, END));
    const moved = segment(0xe2, exif(6).subarray(4));
    expect(bare(moved, SCAN, END)).toEqual(jpeg(SCAN, END));
  });
});

describe('the orientation in EXIF data', () => {
  const LITTLE = { order: 'II*\0', short: 'writeUInt16LE', long: 'writeUInt32LE' } as const;
  const BIG = { order: 'MM\0*', short: 'writeUInt16BE', long: 'writeUInt32BE' } as const;
  type Entry = readonly [tag: number, type: number, value: number];
  function data(
    { order, short, long }: typeof LITTLE | typeof BIG,
    entries: readonly Entry[],
    start = 8,
  ): Buffer {
    const bytes = Buffer.alloc(start + 2 + entries.length * 12);
    bytes.write(order, 'latin1');
    bytes[long](start, 4);
    bytes[short](entries.length, start);
    for (const [index, [tag, type, value]] of entries.entries()) {
      const at = start + 2 + index * 12;
      bytes[short](tag, at);
      bytes[short](type, at + 2);
      bytes[long](1, at + 4);
      bytes[short](value, at + 8);
    }
    return bytes;
  }
  const TURNED: Entry = [0x0112, 3, 6];

  it.each([LITTLE, BIG])('is read in both orders of bytes: $order', (order) => {
    expect(orientationOf(data(order, [[0x010f, 3, 5], TURNED]))).toBe(6);
    expect(orientationOf(data(order, [TURNED, [0x0112, 3, 8]], 20))).toBe(6);
    expect(orientationOf(data(order, [[0x0112, 3, 8]]))).toBe(8);
  });

  it.each<[string, Buffer]>([
    ['no order of bytes', data({ ...BIG, order: 'MM*\0' as 'MM\0*' }, [TURNED])],
    ['too few bytes', Buffer.from('MM\0*\0\0\0')],
    ['an order alone', Buffer.from('II*\0')],
    ['nothing', Buffer.alloc(0)],
    ['another entry', data(BIG, [[0x0113, 3, 6]])],
    ['no entry', data(BIG, [])],
    ['a number of another kind', data(BIG, [[0x0112, 4, 6]])],
    ['zero', data(BIG, [[0x0112, 3, 0]])],
    ['nine', data(BIG, [[0x0112, 3, 9]])],
    ['an entry that is cut off', data(BIG, [TURNED]).subarray(0, -1)],
    ['a list that is cut off', data(BIG, []).subarray(0, -1)],
    ['a list beyond the end', data(BIG, [TURNED], 8).fill(0xff, 4, 8)],
  ])('is upright for %s', (_, exifData) => {
    expect(orientationOf(exifData)).toBe(1);
  });

  it('is written so that it is read, and not at all for an upright picture', () => {
    for (const turned of [2, 3, 4, 5, 6, 7, 8])
      expect(exifOf(turned)).toEqual(Buffer.concat([data(BIG, [[0x0112, 3, turned]]), Buffer.alloc(4)]));
    expect(exifOf(1)).toBeNull();
  });
});
