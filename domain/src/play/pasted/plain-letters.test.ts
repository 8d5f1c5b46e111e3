import { describe, expect, it } from 'vitest';
import { plainLetters, plainWords } from './plain-letters.ts';

describe('the plain letters of an ornamental text', () => {
  it.each([
    ['the first and the last of each dark alphabet', '🅐🅩🅰🆉', 'azaz'],
    ['small capitals', 'ᴀxᴢ', 'axz'],
    ['accents and capitals', 'Ñandú', 'nandu'],
    ['the sign behind the last dark letter, which is none', '🆊', '🆊'],
  ])('%s', (_, text, plain) => {
    expect(plainLetters(text)).toBe(plain);
  });
});

it.each([
  ['rayo王者 7!', ['rayo', '7']],
  ['王者 7!', ['王者', '7']],
  ['«»', []],
])('the words of %s are %j: other scripts are ornaments beside Latin letters', (letters, words) => {
  expect(plainWords(letters)).toEqual(words);
});
