import { StatusError } from '../status-error.ts';

const TAG = 0x11;
const LENGTH = 9;

/** Nine bytes: a tag, then a little-endian counter. */
export function encodeTransactionId(counter: bigint): Uint8Array {
  const bytes = new Uint8Array(LENGTH);
  bytes[0] = TAG;
  new DataView(bytes.buffer).setBigUint64(1, counter, true);
  return bytes;
}

export function decodeTransactionId(id: Uint8Array): bigint {
  if (id.length !== LENGTH || id[0] !== TAG) {
    throw new StatusError('INVALID_ARGUMENT', 'Invalid transaction.');
  }
  return new DataView(id.buffer, id.byteOffset, id.byteLength).getBigUint64(1, true);
}
