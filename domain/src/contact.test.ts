import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emailKey, isEmail, phoneKey } from './contact.ts';

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

describe('two ways of writing', () => {
  it('an address or a number compare equal', () => {
    expect(emailKey(' Ana@Correo.MX ')).toBe(emailKey('ana@correo.mx'));
    expect(phoneKey('+52 (55) 1234-5678')).toBe(phoneKey('525512345678'));
    expect(phoneKey('5512345678')).not.toBe(phoneKey('5512345679'));
  });
});
