import { describe, expect, it, vi } from 'vitest';
import { searched, searchedOnce } from './searched.ts';

describe('a searched text', () => {
  it.each([
    ['a space after a suggested word', 'Fénix ', 'fenix'],
    ['letters of an ornament', '𝓡𝓪𝔂𝓸 ʙʀ', 'rayo br'],
    ['a filler instead of a space', 'RAYO\u3164FF', 'rayo ff'],
    ['marks around a copied number', '\u202A+52\u00A055 1234 5678\u202C', '+52 55 1234 5678'],
    ['a sign that joins nothing', 'Ra\u200Dyo\uFE0F', 'rayo'],
    ['nothing but spaces', ' \u3164 ', ''],
  ])('is compared without %s', (_, typed, compared) => {
    expect(searched(typed)).toBe(compared);
  });
});

it('is prepared once for each item', () => {
  const texts = vi.fn<(each: { readonly name: string }) => string[]>(({ name }) => [name, 'Élite']);
  const wordsOf = searchedOnce(texts);
  const item = { name: 'Fénix' };
  expect([wordsOf(item), wordsOf(item)]).toEqual(['fenix\nelite', 'fenix\nelite']);
  expect(texts).toHaveBeenCalledTimes(1);
  expect(wordsOf({ name: 'Rayo' })).toBe('rayo\nelite');
});
