import type { Micros } from '../core/model.ts';

const VERSION_FIELD = 0x08;
const MAX_VARINT_BYTES = 10;

/** The token is a nested message with the read time, as in the official emulator. */
export function encodeResumeToken(version: Micros): Uint8Array {
  const varint: number[] = [];
  let rest = version;
  do {
    const low = Number(rest & 0x7fn);
    rest >>= 7n;
    varint.push(rest === 0n ? low : low | 0x80);
  } while (rest !== 0n);
  return Uint8Array.from([0x0a, varint.length + 1, VERSION_FIELD, ...varint]);
}

export function decodeResumeToken(token: Uint8Array): Micros | null {
  const [outer, length, inner, ...varint] = token;
  if (outer !== 0x0a || inner !== VERSION_FIELD || length !== varint.length + 1) return null;
  if (varint.length === 0 || varint.length > MAX_VARINT_BYTES) return null;
  let version = 0n;
  for (const [index, byte] of varint.entries()) {
    if (byte >= 0x80 !== index < varint.length - 1) return null;
    version |= BigInt(byte & 0x7f) << BigInt(7 * index);
  }
  return version;
}
