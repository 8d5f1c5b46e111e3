import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emailKey, freeFireIdKey, isEmail, isMailbox, phoneKey } from './contact.ts';

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

  it('is checked quickly, however long the text is', () => {
    const started = Date.now();
    expect(isEmail(`a@${'.'.repeat(1_000_000)}@`)).toBe(false);
    expect(isEmail(`${'a@'.repeat(500_000)}`)).toBe(false);
    expect(Date.now() - started).toBeLessThan(2000);
  });
});

describe('a mailbox', () => {
  it.each(["o'hara+copa@correo.example", 'ana.paz_1@sub.correo.example', 'ñandú@peña.example'])(
    'may be %s',
    (value) => {
      expect(isMailbox(value)).toBe(true);
    },
  );

  it.each([
    'ana@correo',
    'otra,ana@correo.example',
    'ana@correo.example;',
    'grupo:ana@correo.example',
    'otra<ana@correo.example>',
    '(otra)ana@correo.example',
    '"otra"ana@correo.example',
    'ana@[correo.example]',
    'otra\\,ana@correo.example',
    'ana@correo.example?bcc=otra@correo.example',
    'ana@correo.example?bcc=otra%40correo.example',
    'ana?bcc=otra@correo.example',
    'ana%40correo.example@otra.example',
    'ana&cc@correo.example',
    'ana#1@correo.example',
    'ana/1@correo.example',
    'ana`id`@correo.example',
    'ana paz@correo.example',
    'ana\u0000@correo.example',
    'ana@correo.example.',
    'ana@.correo.example',
    'ana@correo..example',
    'ana@-correo.example',
    'ana@correo-.example',
    'ana@correo_x.example',
    `ana@${'c'.repeat(64)}.example`,
    'ana@192.168.0.1',
    '@correo.example',
  ])('is not %s', (value) => {
    expect(isMailbox(value)).toBe(false);
  });
});

describe('two spellings', () => {
  it.each([
    ['00012345678', '12345678'],
    ['012345678901', '12345678901'],
    ['100000000', '100000000'],
    ['00000000', '0'],
  ])('of a player ID are one player: %s is %s', (typed, key) => {
    expect(freeFireIdKey(typed)).toBe(key);
    expect(freeFireIdKey(key)).toBe(key);
  });

  it('of an address or a number are equal', () => {
    expect(emailKey(' Ana@Correo.MX ')).toBe(emailKey('ana@correo.mx'));
    expect(phoneKey('+52 (55) 1234-5678')).toBe(phoneKey('525512345678'));
    expect(phoneKey('5512345678')).not.toBe(phoneKey('5512345679'));
  });
});
