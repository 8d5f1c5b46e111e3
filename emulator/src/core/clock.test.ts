import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { ManualClock } from '../../test/manual-clock.ts';
import { systemClock, toRequestTime, VersionClock } from './clock.ts';

describe('VersionClock', () => {
  it('gives every commit a version of its own, later than anything read', () => {
    const clock = new ManualClock();
    const versions = new VersionClock(clock);
    const read = versions.current();
    const first = versions.next();
    expect([read, first, versions.next(), versions.current()]).toEqual([
      clock.now(),
      read + 1n,
      read + 2n,
      read + 2n,
    ]);
    clock.advance(1);
    expect(versions.current()).toBe(read + 1000n);
  });

  it('never goes back with the clock of the machine', () => {
    let now = 5_000_000n;
    const versions = new VersionClock({ ...systemClock, now: () => now });
    const before = versions.next();
    now = 1_000_000n;
    expect(versions.current()).toBe(before);
    expect(versions.next()).toBe(before + 1n);
  });

  it('goes on at half speed after the clock was set back, until the clock has caught up', () => {
    let now = 5_000_000n;
    const versions = new VersionClock({ ...systemClock, now: () => now });
    versions.next();
    const seen = [];
    for (now = 4_000_000n; now <= 7_000_000n; now += 500_000n) seen.push(versions.current());
    expect(seen).toEqual([
      5_000_000n,
      5_250_000n,
      5_500_000n,
      5_750_000n,
      6_000_000n,
      6_500_000n,
      7_000_000n,
    ]);
  });

  it('cuts request times to milliseconds', () => {
    expect(toRequestTime(1_234_567n)).toBe(1_234_000n);
  });
});

describe('systemClock', () => {
  it('tells the time and does not keep the process alive', () => {
    const moment = 1_700_000_000_123;
    vi.useFakeTimers({ toFake: ['Date'], now: moment });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    expect(systemClock.now()).toBe(BigInt(moment) * 1000n);
    const holding = process.getActiveResourcesInfo().filter((resource) => resource === 'Timeout').length;
    const timers = [systemClock.after(60_000, () => undefined), systemClock.every(60_000, () => undefined)];
    expect(process.getActiveResourcesInfo().filter((resource) => resource === 'Timeout')).toHaveLength(
      holding,
    );
    for (const cancel of timers) cancel();
  });
});
