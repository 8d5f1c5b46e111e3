import { describe, expect, it } from 'vitest';
import { crc32c } from './crc32c.ts';

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
});
