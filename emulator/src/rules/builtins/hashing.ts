import { createHash } from 'node:crypto';
import { bytes } from '../evaluation/values.ts';
import { type Overload, overload, table } from './overload.ts';

const CRC32_POLYNOMIAL = 0xedb88320;
const CRC32C_POLYNOMIAL = 0x82f63b78;

function hash(digest: (data: Uint8Array) => Uint8Array): Overload {
  return overload([['string', 'bytes']], ([input]) =>
    bytes(digest(input.kind === 'string' ? new TextEncoder().encode(input.value) : input.value)),
  );
}

/** The reflected checksum, its four bytes little-endian. */
function crc(polynomial: number): (data: Uint8Array) => Uint8Array {
  const remainders = Uint32Array.from({ length: 256 }, (_, byte) => {
    let remainder = byte;
    for (let bit = 0; bit < 8; bit += 1) {
      remainder = remainder & 1 ? (remainder >>> 1) ^ polynomial : remainder >>> 1;
    }
    return remainder;
  });
  return (data) => {
    let checksum = 0xffffffff;
    for (const byte of data) {
      checksum = (checksum >>> 8) ^ (remainders[(checksum ^ byte) & 0xff] ?? 0);
    }
    const result = Buffer.alloc(4);
    result.writeUInt32LE((checksum ^ 0xffffffff) >>> 0);
    return result;
  };
}

/** https://firebase.google.com/docs/reference/rules/rules.hashing */
export const HASHING_NAMESPACE = table({
  crc32: hash(crc(CRC32_POLYNOMIAL)),
  crc32c: hash(crc(CRC32C_POLYNOMIAL)),
  md5: hash((data) => createHash('md5').update(data).digest()),
  sha256: hash((data) => createHash('sha256').update(data).digest()),
});
