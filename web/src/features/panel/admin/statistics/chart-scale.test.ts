import { describe, expect, it } from 'vitest';
import * as words from '../../words/statistics.ts';
import { niceMax, percent } from './chart-scale.ts';

describe('the scale of a chart', () => {
  it.each([
    [0, 4],
    [4, 4],
    [5, 6],
    [9, 10],
    [11, 20],
    [21, 30],
    [99, 100],
    [101, 200],
    [4100, 6000],
  ])('%i is drawn below %i', (largest, top) => {
    expect(niceMax(largest)).toBe(top);
    expect(Number.isInteger(top / 2)).toBe(true);
  });

  it('shares stay between none and all', () => {
    expect([percent(1, 3), percent(0, 0), percent(5, 4), percent(3, 0)]).toEqual([33, 0, 100, 0]);
  });

  it.each([
    [0.2, '1 min'],
    [44.6, '45 min'],
    [60, '1 h'],
    [200, '3 h 20 min'],
    [59.7, '1 h'],
    [4320, '3 días'],
  ])('%d minutes are %s', (minutes, text) => {
    expect(words.duration(minutes)).toBe(text);
  });
});
