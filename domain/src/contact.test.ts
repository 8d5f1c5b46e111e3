import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isEmail } from './contact.ts';

describe('an e-mail', () => {
  it('is text, an at sign, text, a dot, text', () => {
    const letters = fc.constantFrom('a', '.', '@', ' ', 'ñ', '\n');
    fc.assert(
      fc.property(fc.string({ unit: letters, maxLength: 12 }), (value) => {
        expect(isEmail(value)).toBe(/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value));
      }),
      { numRuns: 2000 },
    );
  });

  it('is told from other text in no time, however long it is', () => {
    const started = Date.now();
    expect(isEmail(`a@${'.'.repeat(1_000_000)}@`)).toBe(false);
    expect(isEmail(`${'a@'.repeat(500_000)}`)).toBe(false);
    expect(Date.now() - started).toBeLessThan(2000);
  });
});
