import { crc32c } from '../../core/crc32c.ts';
import { invalidArgument, type StatusError } from '../../core/status-error.ts';

/** LevelDB masks the checksums that it stores. */
function maskedCrc32c(...chunks: readonly Uint8Array[]): number {
  const crc = crc32c(...chunks);
  return (((crc >>> 15) | (crc << 17)) + 0xa282ead8) >>> 0;
}

/** LevelDB log framing: https://github.com/google/leveldb/blob/main/doc/log_format.md */
const BLOCK_SIZE = 32 * 1024;
const HEADER_SIZE = 7;
const FULL = 1;
const FIRST = 2;
const MIDDLE = 3;
const LAST = 4;

export function encodeRecordLog(records: Iterable<Uint8Array>): Buffer {
  const chunks: Uint8Array[] = [];
  let blockOffset = 0;
  for (const record of records) {
    let position = 0;
    // `position` may still be 0 after the first fragment: that fragment is empty if only a header fits into
    // the block.
    let isFirst = true;
    do {
      const left = BLOCK_SIZE - blockOffset;
      if (left < HEADER_SIZE) {
        chunks.push(Buffer.alloc(left));
        blockOffset = 0;
      }
      const size = Math.min(record.length - position, BLOCK_SIZE - blockOffset - HEADER_SIZE);
      const data = record.subarray(position, position + size);
      const isLast = position + size === record.length;
      const type = isFirst ? (isLast ? FULL : FIRST) : isLast ? LAST : MIDDLE;
      const header = Buffer.alloc(HEADER_SIZE);
      header.writeUInt32LE(maskedCrc32c(Uint8Array.of(type), data), 0);
      header.writeUInt16LE(size, 4);
      header.writeUInt8(type, 6);
      chunks.push(header, data);
      isFirst = false;
      position += size;
      blockOffset = (blockOffset + HEADER_SIZE + size) % BLOCK_SIZE;
    } while (position < record.length);
  }
  return Buffer.concat(chunks);
}

export function decodeRecordLog(log: Uint8Array): Uint8Array[] {
  const view = new DataView(log.buffer, log.byteOffset, log.byteLength);
  const records: Uint8Array[] = [];
  let pending: Uint8Array[] | null = null;
  let position = 0;
  while (position < log.length) {
    const left = BLOCK_SIZE - (position % BLOCK_SIZE);
    if (left < HEADER_SIZE) {
      requireZeros(log.subarray(position, position + left));
      position += left;
      continue;
    }
    if (position + HEADER_SIZE > log.length) throw invalidRecord();
    const size = view.getUint16(position + 4, true);
    const type = view.getUint8(position + 6);
    const end = position + HEADER_SIZE + size;
    if (type < FULL || type > LAST || HEADER_SIZE + size > left || end > log.length) throw invalidRecord();
    const data = log.subarray(position + HEADER_SIZE, end);
    if (view.getUint32(position, true) !== maskedCrc32c(Uint8Array.of(type), data)) {
      throw invalidArgument("Checksum doesn't validate.");
    }
    const continues = type === MIDDLE || type === LAST;
    if (continues !== (pending !== null)) throw invalidRecord();
    const fragments: Uint8Array[] = pending ?? [];
    fragments.push(data);
    if (type === FULL || type === LAST) {
      records.push(fragments.length === 1 ? data : Buffer.concat(fragments));
      pending = null;
    } else {
      pending = fragments;
    }
    position = end;
  }
  if (pending !== null) throw invalidRecord();
  return records;
}

function requireZeros(trailer: Uint8Array): void {
  if (trailer.some((byte) => byte !== 0)) throw invalidRecord();
}

function invalidRecord(): StatusError {
  return invalidArgument('Invalid record');
}
