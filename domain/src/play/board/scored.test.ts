import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scoredIn, scoredText } from './scored.ts';

const figure = fc.option(fc.nat(99));

describe('what a unit did in each match', () => {
  it('is read as it was written, with what nobody knows', () => {
    const scored = fc.record({
      match: fc.integer({ min: 1, max: 20 }),
      placement: figure,
      kills: figure,
      played: fc.boolean(),
      points: fc.nat(),
    });
    fc.assert(
      fc.property(fc.array(scored), (matches) => {
        expect(scoredIn({ scored: scoredText(matches) })).toEqual(matches);
      }),
    );
  });

  it('is a few signs for each match', () => {
    const first = { match: 1, placement: 1, kills: 5, points: 17, played: true };
    const absent = { match: 2, placement: null, kills: null, points: 0, played: false };
    expect(scoredText([first, absent])).toBe('1.1.5.17;2...0.x');
  });
});
