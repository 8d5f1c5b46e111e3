const ORIENTATION = 0x0112;
const SHORT = 3;
const ENTRY_BYTES = 12;
const UPRIGHT = 1;
const LAST = 8;

export function orientationOf(exif: Buffer): number {
  const read = readerOf(exif);
  if (read === null || exif.length < 8) return UPRIGHT;
  const start = read.long(4);
  if (start + 2 > exif.length) return UPRIGHT;
  const count = read.short(start);
  for (let index = 0; index < count; index += 1) {
    const at = start + 2 + index * ENTRY_BYTES;
    if (at + ENTRY_BYTES > exif.length) return UPRIGHT;
    if (read.short(at) !== ORIENTATION) continue;
    const value = read.short(at + 2) === SHORT ? read.short(at + 8) : UPRIGHT;
    return value >= UPRIGHT && value <= LAST ? value : UPRIGHT;
  }
  return UPRIGHT;
}

function readerOf(exif: Buffer) {
  const order = exif.toString('latin1', 0, 4);
  if (order === 'II*\0') {
    return { short: (at: number) => exif.readUInt16LE(at), long: (at: number) => exif.readUInt32LE(at) };
  }
  if (order === 'MM\0*') {
    return { short: (at: number) => exif.readUInt16BE(at), long: (at: number) => exif.readUInt32BE(at) };
  }
  return null;
}

export function exifOf(orientation: number): Buffer | null {
  if (orientation === UPRIGHT) return null;
  const exif = Buffer.alloc(26);
  exif.write('MM\0*', 'latin1');
  exif.writeUInt32BE(8, 4);
  exif.writeUInt16BE(1, 8);
  exif.writeUInt16BE(ORIENTATION, 10);
  exif.writeUInt16BE(SHORT, 12);
  exif.writeUInt32BE(1, 14);
  exif.writeUInt16BE(orientation, 18);
  return exif;
}
