import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decodeResumeToken, encodeResumeToken } from './resume-token.ts';

it('reads back every version it wrote', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 2n ** 63n }), (version) => {
      expect(decodeResumeToken(encodeResumeToken(version))).toBe(version);
    }),
  );
});

it('takes bytes of others for no token, and never throws', () => {
  expect(decodeResumeToken(Uint8Array.of())).toBeNull();
  expect(decodeResumeToken(Uint8Array.of(0x0a, 2, 0x08, 0x80))).toBeNull();
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => {
      const version = decodeResumeToken(bytes);
      expect(version === null || typeof version === 'bigint').toBe(true);
    }),
  );
});
