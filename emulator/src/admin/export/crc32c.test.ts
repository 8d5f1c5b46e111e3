import { describe, expect, it } from 'vitest';
import { crc32c, maskedCrc32c } from './crc32c.ts';

describe('crc32c', () => {
  it.each([
    ['', 0x00000000],
    ['123456789', 0xe3069283],
    ['a', 0xc1d04330],
  ])('of %j is the published check value', (text, expected) => {
    expect(crc32c(Buffer.from(text))).toBe(expected);
  });

  it('of 32 zero bytes is the value of RFC 3720', () => {
    expect(crc32c(new Uint8Array(32))).toBe(0x8a9136aa);
  });

  it('of chunks equals that of their concatenation', () => {
    expect(crc32c(Buffer.from('1234'), Buffer.from('56789'))).toBe(0xe3069283);
  });

  it('is masked as LevelDB does', () => {
    // The version record of every overall metadata file starts with these four bytes.
    const header = Buffer.alloc(4);
    header.writeUInt32LE(maskedCrc32c(Uint8Array.of(1), Uint8Array.of(0x33)));
    expect([...header]).toEqual([0xb8, 0x6d, 0x44, 0x4e]);
  });
});
