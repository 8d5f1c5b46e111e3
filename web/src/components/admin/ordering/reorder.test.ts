import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moved } from './reorder.ts';

describe('moved', () => {
  it('moves one entry and keeps the others in order', () => {
    expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
    expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  });

  it('loses and doubles nothing, whatever it is asked', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer()), fc.integer(), fc.integer(), (list, from, to) => {
        const ascending = (a: number, b: number) => a - b;
        expect(moved(list, from, to).toSorted(ascending)).toEqual(list.toSorted(ascending));
      }),
    );
  });
});
