import { exifOf, orientationOf } from './orientation.ts';

const HEADER_BYTES = 12;
const CHUNK_HEADER_BYTES = 8;
const FRAME_HEADER_BYTES = 16;
const PIXELS = new Set(['VP8 ', 'VP8L', 'ANMF']);
const OF_FRAME = new Set(['ALPH', 'VP8 ', 'VP8L']);
/** Only the flags of transparency and animation are kept. */
const KEPT_FLAGS = 0x12;
const EXIF_FLAG = 0x08;

interface Chunk {
  readonly name: string;
  readonly content: Buffer;
}

export function bareWebp(bytes: Buffer): Buffer | null {
  const end = CHUNK_HEADER_BYTES + bytes.readUInt32LE(4);
  const chunks = end > bytes.length ? null : chunksIn(bytes.subarray(HEADER_BYTES, end));
  if (chunks === null) return null;
  if (!chunks.some(({ name }) => PIXELS.has(name))) return null;
  const told = chunks.find(({ name }) => name === 'EXIF');
  const exif = told === undefined ? null : exifOf(orientationOf(told.content));
  const kept: Buffer[] = [];
  for (const { name, content } of chunks) {
    if (name === 'VP8X') kept.push(chunk(name, withFlags(content, exif === null ? 0 : EXIF_FLAG)));
    else if (name === 'ANIM' || OF_FRAME.has(name)) kept.push(chunk(name, content));
    else if (name === 'ANMF') {
      const frame = bareFrame(content);
      if (frame === null) return null;
      kept.push(chunk(name, frame));
    }
  }
  if (exif !== null) kept.push(chunk('EXIF', exif));
  return chunk('RIFF', Buffer.concat([Buffer.from('WEBP', 'latin1'), ...kept]));
}

function chunksIn(bytes: Buffer): readonly Chunk[] | null {
  const chunks: Chunk[] = [];
  let at = 0;
  while (at + CHUNK_HEADER_BYTES <= bytes.length) {
    const length = bytes.readUInt32LE(at + 4);
    const from = at + CHUNK_HEADER_BYTES;
    if (from + length > bytes.length) return null;
    chunks.push({ name: bytes.toString('latin1', at, at + 4), content: bytes.subarray(from, from + length) });
    at = from + length + (length % 2);
  }
  return chunks;
}

function bareFrame(content: Buffer): Buffer | null {
  const parts = chunksIn(content.subarray(FRAME_HEADER_BYTES));
  if (parts === null) return null;
  const kept = parts.filter(({ name }) => OF_FRAME.has(name));
  return Buffer.concat([
    content.subarray(0, FRAME_HEADER_BYTES),
    ...kept.map((part) => chunk(part.name, part.content)),
  ]);
}

function withFlags(content: Buffer, flags: number): Buffer {
  const [before = 0, ...rest] = content;
  return Buffer.from([(before & KEPT_FLAGS) | flags, ...rest]);
}

function chunk(name: string, content: Buffer): Buffer {
  const head = Buffer.alloc(CHUNK_HEADER_BYTES);
  head.write(name, 'latin1');
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)]);
}
