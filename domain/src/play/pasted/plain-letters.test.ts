import { describe, expect, it } from 'vitest';
import { plainLetters } from './plain-letters.ts';

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
