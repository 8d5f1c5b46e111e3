import { crc32 } from 'node:zlib';
import { exifOf, orientationOf } from './orientation.ts';

const SIGNATURE_BYTES = 8;
/** A chunk has a length, a name and a checksum, of four bytes each. */
const FRAME_BYTES = 12;
const OF_PICTURE = new Set(['IHDR', 'PLTE', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'IDAT', 'IEND']);

export function barePng(bytes: Buffer): Buffer | null {
  const kept: Buffer[] = [];
  let exif: Buffer | null = null;
  let hasPixels = false;
  let at = SIGNATURE_BYTES;
  while (at + FRAME_BYTES <= bytes.length) {
    const next = at + FRAME_BYTES + bytes.readUInt32BE(at);
    if (next > bytes.length) return null;
    const name = bytes.toString('latin1', at + 4, at + 8);
    if (name === 'eXIf') exif ??= exifOf(orientationOf(bytes.subarray(at + 8, next - 4)));
    hasPixels ||= name === 'IDAT';
    if (OF_PICTURE.has(name)) kept.push(bytes.subarray(at, next));
    if (name === 'IEND') {
      const [header, ...rest] = kept;
      if (header === undefined || !hasPixels) return null;
      const turned = exif === null ? [] : [chunk('eXIf', exif)];
      return Buffer.concat([bytes.subarray(0, SIGNATURE_BYTES), header, ...turned, ...rest]);
    }
    at = next;
  }
  return null;
}

function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(content.length);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
}
