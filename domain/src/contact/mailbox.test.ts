import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mailboxKey } from './mailbox.ts';
import { fromPunycode } from './punycode.ts';

/** The types of this package have no `URL`, but Node has it at run time. */
const { URL: Address } = globalThis as unknown as {
  readonly URL: new (address: string) => { readonly hostname: string };
};

describe('the spellings of one mailbox', () => {
  it.each([
    [' Ana.Paz@GMAIL.com', 'anapaz@gmail.com'],
    ['a.n.a.paz+copa+2@googlemail.com', 'anapaz@gmail.com'],
    ['anapaz@gmail.com.', 'anapaz@gmail.com'],
    ['anapaz@ｇｍａｉｌ.com', 'anapaz@gmail.com'],
    ['Ana.Paz+copa@Correo.Example', 'ana.paz@correo.example'],
    ['+copa@correo.example', '+copa@correo.example'],
    ['ana@me.com', 'ana@icloud.com'],
    ['ana+dos@mac.com', 'ana@icloud.com'],
    ['ana_paz@protonmail.com', 'anapaz@proton.me'],
    ['a.na-paz@pm.me', 'anapaz@proton.me'],
    ['ana-paz@ya.ru', 'ana.paz@yandex.com'],
    ['ana.paz@yandex.ru', 'ana.paz@yandex.com'],
    ['ana.paz@yandex.com.tr', 'ana.paz@yandex.com'],
    ['ana+copa@hotmail.com', 'ana@hotmail.com'],
    ['copa@ana.fastmail.com', 'ana@fastmail.com'],
    ['copa+2@ana.fastmail.fm', 'ana@fastmail.com'],
    ['ana@xn--pea-8ma.example', 'ana@peña.example'],
    ['ana@PEÑA.example', 'ana@peña.example'],
    ['ana@pen\u0303a.example', 'ana@peña.example'],
    ['ana@xn--gmail-.com', 'ana@gmail.com'],
  ])('%s is %s', (typed, key) => {
    expect(mailboxKey(typed)).toBe(key);
    expect(mailboxKey(key)).toBe(key);
  });

  it.each([
    ['ana.paz@outlook.com', 'anapaz@outlook.com'],
    ['ana@outlook.com', 'ana@hotmail.com'],
    ['ana@icloud.com', 'ana@gmail.com'],
    ['ana@correo.example', 'ana@sub.correo.example'],
    ['ana@gmail.com', 'copa@ana.gmail.com'],
  ])('%s and %s are two people', (one, other) => {
    expect(mailboxKey(one)).not.toBe(mailboxKey(other));
  });

  it.each([
    ['xn--espaa-rta', 'españa'],
    ['xn--mnchen-3ya', 'münchen'],
    ['xn--e1afmkfd', 'пример'],
    ['xn--wgv71a119e', '日本語'],
    ['xn--99999999', 'xn--99999999'],
    ['xn--', 'xn--'],
    ['peña', 'peña'],
  ])('a label is decoded, and an invalid one stays: %s is %s', (label, read) => {
    expect(fromPunycode(label)).toBe(read);
  });

  it('a label that the browser encoded is decoded again', () => {
    const letters = fc.constantFrom(
      'a',
      'z',
      '0',
      '9',
      'ñ',
      'ü',
      'é',
      'ß',
      'и',
      'ж',
      'я',
      '日',
      '本',
      '語',
      '한',
      '𠮷',
    );
    fc.assert(
      fc.property(fc.array(letters, { minLength: 1, maxLength: 12 }), (written) => {
        const label = written.join('');
        const [sent = ''] = new Address(`https://${label}.example`).hostname.split('.');
        expect(fromPunycode(sent)).toBe(label);
      }),
      { numRuns: 200 },
    );
  });

  it('any text after the prefix is read without an error', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 30 }), (text) => {
        expect(typeof fromPunycode(`xn--${text}`)).toBe('string');
      }),
    );
  });
});
