import { describe, expect, it } from 'vitest';
import { startSection } from './site-start.ts';

describe('the starts of the site', () => {
  const section = (again: readonly number[]) => startSection({ fresh: 50, install: 32, again });

  it('are told with the share of npm, and the second as a part of the first', () => {
    expect(section([8, 10, 30]).figures).toMatchObject([
      { measured: '50 s', reference: 'of these, npm ci: 32 s', target: '≤ 75 s', met: true },
      { measured: '10 s (8–30)', reference: 'the first start', ratio: 0.2, target: '≤ 10 s', met: true },
    ]);
  });

  it('miss the target where most second starts take longer', () => {
    expect(section([8, 10.1, 10.2]).figures.map(({ met }) => met)).toEqual([true, false]);
  });
});
