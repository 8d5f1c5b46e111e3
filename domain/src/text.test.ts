import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCharacter } from '../../tests/setup/property-text.ts';
import { cutText, graphemes, isBlank, lines, seenText, text } from './text.ts';

describe('a text', () => {
  const line = text(20, 'Escribe algo.');

  it.each([
    ['spaces around it', '  Ana  ', 'Ana'],
    ['letters in two ways', 'Pe\u0301rez', 'Pérez'],
    ['marks of direction around a copied number', '\u202A+52 55 1234 5678\u202C', '+52 55 1234 5678'],
    ['a direction that hides the end of a name', 'Ana\u202Egnp.exe', 'Anagnp.exe'],
    ['isolates', '\u2068Ana\u2069', 'Ana'],
    ['spaces without width', 'An\u200Ba\uFEFF\u2060', 'Ana'],
    ['NUL and other control characters', 'A\u0000n\u001Ba\u007F\u009F', 'Ana'],
    ['a byte order mark that hides a formula', '\uFEFF=1+1', '=1+1'],
    ['marks without end', `Z${'\u0335'.repeat(40)}algo`, `Z${'\u0335'.repeat(4)}algo`],
    [
      'marks without end between joiners',
      `Z${'\u0335\u200D'.repeat(40)}algo`,
      `Z${'\u0335\u200D'.repeat(4)}algo`,
    ],
    ['tags, which are letters that nobody sees', 'Ana\u{E0046}\u{E007F} 🏴\u{E0067}', 'Ana 🏴'],
    ['half an emoji', 'A\uD83Cn\uDFC6a🏆', 'Ana🏆'],
    ['line breaks', 'Ana\r\n\r\nPaz\tRuiz\u2028Gil', 'Ana Paz Ruiz Gil'],
  ])('on one line is stored as it is seen: without %s', (_, written, stored) => {
    expect(line.parse(written)).toBe(stored);
  });

  it.each(['👩‍👩‍👧‍👦', '❤️', '1️⃣', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '👍🏽', 'नमस्ते', 'สวัสดี', 'Ñandú'])(
    'keeps what people write: %s',
    (written) => {
      expect(line.parse(written)).toBe(written);
    },
  );

  it.each([
    '',
    ' ',
    '\u200B',
    '\u200D\u200D',
    '\u3164',
    '\u2800\u2800',
    '\u115F \uFE0F',
    '\u0301',
    '\u00AD\u0000',
    '\u{E0020}',
  ])('that looks like nothing is missing: %j', (nothing) => {
    expect(isBlank(nothing)).toBe(true);
    expect(line.safeParse(nothing).error?.issues[0]?.message).toBe('Escribe algo.');
  });

  it.each(['\u3164', '\u2800 \u115F', '\u{E0020}', '\uFE0F'])(
    'that need not be written is empty: %j',
    (nothing) => {
      expect([text(20).parse(nothing), lines(20).parse(nothing)]).toEqual(['', '']);
    },
  );

  it.each(['ㅤFénixㅤ', '꧁༒☬Fénix☬༒꧂', 'بي̷ت', '𝕱𝖊𝖓𝖎𝖝'])('of a nick in the game stays: %s', (nick) => {
    expect(text(20).parse(nick)).toBe(nick);
  });

  it('of several lines keeps them', () => {
    expect(lines(40).parse(' Uno\r\n\r\nDos\u2029Tres\u200B\tfin\n')).toBe('Uno\n\nDos\nTres\tfin');
  });

  it('is measured as it is stored', () => {
    expect(text(3).parse('\u202AAna\u202C')).toBe('Ana');
    expect(text(3).safeParse('Anas').error?.issues[0]?.message).toBe('Usa como máximo 3 caracteres.');
  });

  it('of one language is stored as beside a sign of another', () => {
    for (let code = 0; code < 0x400; code += 1) {
      const written = `a${String.fromCharCode(code)}b`;
      expect(`${seenText(written)}→`, `U+${code.toString(16)}`).toBe(seenText(`${written}→`));
    }
  });

  it('changes no more when it is read again', () => {
    const anything = fc.string({ unit: anyCharacter, maxLength: 30 });
    fc.assert(
      fc.property(anything, (written) => {
        expect(seenText(seenText(written))).toBe(seenText(written));
        const once = text(200).parse(written);
        expect(text(200).parse(once)).toBe(once);
      }),
      { numRuns: 500 },
    );
  });
});

it.each([
  ['abc', 3, 'abc'],
  ['abcd', 3, 'abc'],
  ['ab🏆', 4, 'ab🏆'],
  ['ab🏆', 3, 'ab'],
  ['🏆🏆', 3, '🏆'],
  ['ab👩‍👩‍👧‍👦', 8, 'ab'],
  ['🇲🇽🇦🇷', 6, '🇲🇽'],
  ['👍🏽👍🏽', 6, '👍🏽'],
  ['ana\u0335\u0336', 4, 'an'],
  ['🏴󠁧󠁢󠁥󠁮󠁧󠁿b', 15, '🏴󠁧󠁢󠁥󠁮󠁧󠁿b'],
  ['❤️‍🔥1️⃣', 5, '❤️‍🔥'],
  ['👨🏽‍👩🏽‍👧🏽‍👦🏽b', 19, '👨🏽‍👩🏽‍👧🏽‍👦🏽'],
  ['👨🏽‍👩🏽‍👧🏽‍👦🏽', 18, ''],
  [`👩${'\u200D👩'.repeat(39)}`, 26, `👩${'\u200D👩'.repeat(8)}`],
  ['', 3, ''],
])('the beginning of %j in at most %i characters has no half sign', (whole, most, cut) => {
  expect(cutText(whole, most)).toBe(cut);
});

it('a text is the sum of its signs', () => {
  const anything = fc.string({ unit: anyCharacter, maxLength: 40 });
  fc.assert(
    fc.property(anything, (whole) => {
      expect(graphemes(whole).join('')).toBe(whole);
    }),
    { numRuns: 300 },
  );
});
