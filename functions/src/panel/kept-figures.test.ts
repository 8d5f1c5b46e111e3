import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quantile } from './kept-figures.ts';

describe('a quantile', () => {
  it('is a value that was measured', () => {
    expect(quantile([5, 1, 3], 0.5)).toBe(3);
    expect(quantile([5, 1, 3, 9], 0.5)).toBe(3);
    expect(quantile([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 0.9)).toBe(9);
    expect(quantile([7], 0.9)).toBe(7);
  });

  it('has as many values at or below it as it says', () => {
    const property = fc.property(
      fc.array(fc.integer({ min: 0, max: 99 }), { minLength: 1 }),
      fc.double({ min: 0.01, max: 1, noNaN: true }),
      (values, share) => {
        const limit = quantile(values, share);
        return values.filter((value) => value <= limit).length >= share * values.length;
      },
    );
    expect(() => fc.assert(property)).not.toThrow();
  });
});
