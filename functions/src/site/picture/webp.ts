import { exifOf, orientationOf } from './orientation.ts';

const HEADER_BYTES = 12;
const CHUNK_HEADER_BYTES = 8;
const PIXELS = new Set(['VP8 ', 'VP8L']);
const OF_PICTURE = new Set(['ALPH', ...PIXELS]);
const OF_ANIMATION = new Set(['ANIM', 'ANMF']);
const TRANSPARENCY_FLAG = 0x10;
const EXIF_FLAG = 0x08;
const ANIMATION_FLAG = 0x02;

interface Chunk {
  readonly name: string;
  readonly content: Buffer;
}

/** Thousands of frames fit into the largest file, and a browser keeps each of them. */
export function isAnimated(bytes: Buffer): boolean {
  const chunks = chunksOf(bytes) ?? [];
  return chunks.some(
    ({ name, content: [flags = 0] }) =>
      OF_ANIMATION.has(name) || (name === 'VP8X' && (flags & ANIMATION_FLAG) !== 0),
  );
}

export function bareWebp(bytes: Buffer): Buffer | null {
  const chunks = chunksOf(bytes);
  if (chunks === null) return null;
  if (!chunks.some(({ name }) => PIXELS.has(name))) return null;
  const told = chunks.find(({ name }) => name === 'EXIF');
  const exif = told === undefined ? null : exifOf(orientationOf(told.content));
  const kept: Buffer[] = [];
  for (const { name, content } of chunks) {
    if (name === 'VP8X') kept.push(chunk(name, withFlags(content, exif === null ? 0 : EXIF_FLAG)));
    else if (OF_PICTURE.has(name)) kept.push(chunk(name, content));
  }
  if (exif !== null) kept.push(chunk('EXIF', exif));
  return chunk('RIFF', Buffer.concat([Buffer.from('WEBP', 'latin1'), ...kept]));
}

function chunksOf(bytes: Buffer): readonly Chunk[] | null {
  const end = CHUNK_HEADER_BYTES + bytes.readUInt32LE(4);
  if (end > bytes.length) return null;
  const chunks: Chunk[] = [];
  let at = HEADER_BYTES;
  while (at + CHUNK_HEADER_BYTES <= end) {
    const length = bytes.readUInt32LE(at + 4);
    const from = at + CHUNK_HEADER_BYTES;
    if (from + length > end) return null;
    chunks.push({ name: bytes.toString('latin1', at, at + 4), content: bytes.subarray(from, from + length) });
    at = from + length + (length % 2);
  }
  return chunks;
}

function withFlags(content: Buffer, flags: number): Buffer {
  const [before = 0, ...rest] = content;
  return Buffer.from([(before & TRANSPARENCY_FLAG) | flags, ...rest]);
}

function chunk(name: string, content: Buffer): Buffer {
  const head = Buffer.alloc(CHUNK_HEADER_BYTES);
  head.write(name, 'latin1');
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)]);
}
