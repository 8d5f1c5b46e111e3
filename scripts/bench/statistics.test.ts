import { describe, expect, it } from 'vitest';
import { percentile, spreadOf } from './statistics.ts';

describe('statistics', () => {
  it('are the middle and the ends, whatever the order', () => {
    expect(spreadOf([9, 1, 5, 3, 7])).toEqual({ median: 5, min: 1, max: 9 });
  });

  it('name the value that a share of the values stays below', () => {
    const hundred = Array.from({ length: 100 }, (_, index) => index + 1);
    expect([percentile(hundred, 0.5), percentile(hundred, 0.99), percentile(hundred, 1)]).toEqual([
      51, 100, 100,
    ]);
  });
});
