import { describe, expect, it } from 'vitest';
import { searched } from './searched.ts';

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
