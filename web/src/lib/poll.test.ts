import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { poll } from './poll.ts';

const EVERY = 30_000;

let hidden = false;
let onLine = true;
const hide = (now: boolean) => {
  hidden = now;
  document.dispatchEvent(new Event('visibilitychange'));
};
const connect = (now: boolean) => {
  onLine = now;
  dispatchEvent(new Event(now ? 'online' : 'offline'));
};
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('poll', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    hidden = false;
    onLine = true;
    vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
    vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => onLine);
  });
  afterEach(() => void vi.useRealTimers());

  it('runs at once, then every interval, until it is stopped', async () => {
    const task = vi.fn<() => Promise<void>>(async () => undefined);
    const stop = poll(task, EVERY);
    expect(task).toHaveBeenCalledTimes(1);
    await pass(EVERY - 1);
    expect(task).toHaveBeenCalledTimes(1);
    await pass(1);
    expect(task).toHaveBeenCalledTimes(2);
    await pass(3 * EVERY);
    expect(task).toHaveBeenCalledTimes(5);
    stop();
    await pass(3 * EVERY);
    expect(task).toHaveBeenCalledTimes(5);
  });

  it.each([
    ['in a hidden page', hide, true],
    ['without a connection', connect, false],
  ] as const)('rests %s, and runs at once when it comes back late', async (_, set, asleep) => {
    const task = vi.fn<() => Promise<void>>(async () => undefined);
    const stop = poll(task, EVERY);
    await pass(1000);
    set(asleep);
    await pass(5 * EVERY);
    expect(task).toHaveBeenCalledTimes(1);
    set(!asleep);
    await pass(0);
    expect(task).toHaveBeenCalledTimes(2);
    stop();
  });

  it('does not run more often for a page that is hidden and shown', async () => {
    const task = vi.fn<() => Promise<void>>(async () => undefined);
    const stop = poll(task, EVERY);
    for (let turn = 0; turn < 5; turn += 1) {
      hide(true);
      await pass(1000);
      hide(false);
    }
    expect(task).toHaveBeenCalledTimes(1);
    await pass(EVERY - 5000);
    expect(task).toHaveBeenCalledTimes(2);
    stop();
  });

  it('never runs twice at the same time', async () => {
    let finish: () => void = () => undefined;
    const task = vi.fn<() => Promise<void>>(() => new Promise<void>((resolve) => void (finish = resolve)));
    const stop = poll(task, EVERY);
    await pass(3 * EVERY);
    hide(false);
    await pass(EVERY);
    expect(task).toHaveBeenCalledTimes(1);
    finish();
    await pass(0);
    expect(task).toHaveBeenCalledTimes(2);
    stop();
  });
});
