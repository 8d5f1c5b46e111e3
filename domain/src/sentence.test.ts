import { describe, expect, it } from 'vitest';
import { capitalized, sentence } from './sentence.ts';

describe('a sentence', () => {
  it.each([
    ['vie 27 nov', 'Vie 27 nov'],
    ['ágil', 'Ágil'],
    ['', ''],
  ])('%j begins as %j', (text, shown) => {
    expect(capitalized(text)).toBe(shown);
  });

  it.each([
    ['Se juega a las 9:46 p. m.', 'Se juega a las 9:46 p. m.'],
    ['Se juega a las 9:46 p. m. en Colombia', 'Se juega a las 9:46 p. m. en Colombia.'],
  ])('%j ends as %j', (text, shown) => {
    expect(sentence(text)).toBe(shown);
  });
});
