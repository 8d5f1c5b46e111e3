import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eachFigure } from '../result/figures.ts';
import { NO_RESULT } from '../result/result.ts';
import { scoredIn, scoredText } from './scored.ts';

const figure = fc.option(fc.nat(99));

describe('what a unit did in each match', () => {
  it('is read back as written, unknown figures included', () => {
    const scored = fc.record({
      match: fc.integer({ min: 1, max: 20 }),
      placement: figure,
      ...eachFigure(() => figure),
      played: fc.boolean(),
      points: fc.nat(),
    });
    fc.assert(
      fc.property(fc.array(scored), (matches) => {
        expect(scoredIn({ scored: scoredText(matches) })).toEqual(matches);
      }),
    );
  });

  it('has an unknown figure if the text is older than the figure', () => {
    const before = { ...NO_RESULT, match: 1, placement: 1, points: 17 };
    expect(scoredIn({ scored: '1.1.17;2..0.x' })).toEqual([
      before,
      { ...NO_RESULT, match: 2, points: 0, played: false },
    ]);
  });

  it('takes few characters for each match', () => {
    const first = { ...NO_RESULT, match: 1, placement: 1, kills: 5, points: 17 };
    const absent = { ...NO_RESULT, match: 2, points: 0, played: false };
    expect(scoredText([first, absent])).toBe('1.1.5.17;2...0.x');
  });
});
