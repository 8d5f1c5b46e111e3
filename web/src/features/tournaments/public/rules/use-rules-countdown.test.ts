import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countdownAt } from './use-rules-countdown.ts';

describe('countdownAt', () => {
  it('gives each rule its turn and ends with all of them read', () => {
    expect(countdownAt(10, 5)).toMatchObject({ finished: false, read: 0, current: 0 });
    expect(countdownAt(8, 5)).toMatchObject({ read: 1, current: 1 });
    expect(countdownAt(1, 5)).toMatchObject({ finished: false, read: 4, current: 4 });
    expect(countdownAt(0, 5)).toEqual({ secondsLeft: 0, finished: true, read: 5, current: -1 });
  });

  it('never skips back, never points outside, with any number of rules', () => {
    fc.assert(
      fc.property(fc.nat(200), fc.integer({ min: 1, max: 10 }), (rules, secondsLeft) => {
        const now = countdownAt(secondsLeft, rules);
        const next = countdownAt(secondsLeft - 1, rules);
        expect(next.read).toBeGreaterThanOrEqual(now.read);
        expect(now.read).toBeLessThanOrEqual(rules);
        expect(now.current).toBeLessThan(Math.max(rules, 1));
        expect(now.finished).toBe(false);
      }),
    );
  });
});
