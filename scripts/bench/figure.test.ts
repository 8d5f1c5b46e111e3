import { describe, expect, it } from 'vitest';
import { compared, limited, spreadOf } from './figure.ts';

describe('a figure', () => {
  const what = 'a thing';

  it('meets a ratio by its medians', () => {
    const figure = { what, unit: 'ms', against: 'less', reference: [10, 10, 10] } as const;
    expect(compared({ ...figure, measured: [5, 15, 99], atMost: 1.5 })).toEqual({
      what,
      measured: '15 ms (5–99)',
      reference: 'less: 10 ms',
      ratio: 1.5,
      target: '≤ 1.5 x',
      met: true,
    });
    expect(compared({ ...figure, measured: [15.1], atMost: 1.5 }).met).toBe(false);
    expect(compared({ ...figure, measured: [15] }).met).toBeUndefined();
  });

  it('is the middle and the ends of its measures, whatever their order', () => {
    expect(spreadOf([9, 1, 5, 3, 7])).toEqual({ median: 5, min: 1, max: 9 });
  });

  it('meets a value by its median', () => {
    expect(limited({ what, unit: 's', measured: [104.96], atMost: 105 })).toMatchObject({
      measured: '105 s',
      target: '≤ 105 s',
      met: true,
    });
    expect(limited({ what, unit: 's', measured: [105.1, 105.1, 1], atMost: 105 }).met).toBe(false);
  });
});
