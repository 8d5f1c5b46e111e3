import { beforeEach, describe, expect, it, vi } from 'vitest';
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

  it('runs at once when a page that was opened in the background is shown', async () => {
    const task = vi.fn<() => Promise<void>>(async () => undefined);
    hidden = true;
    const stop = poll(task, EVERY);
    await pass(1000);
    hide(false);
    await pass(0);
    expect(task).toHaveBeenCalledTimes(1);
    stop();
  });

  it('runs at once after a sleep that stopped the clock of the page', async () => {
    const task = vi.fn<() => Promise<void>>(async () => undefined);
    const stop = poll(task, EVERY);
    await pass(1000);
    hide(true);
    vi.setSystemTime(Date.now() + 2 * EVERY);
    hide(false);
    await pass(0);
    expect(task).toHaveBeenCalledTimes(2);
    vi.setSystemTime(Date.now() - 2 * EVERY);
    await pass(EVERY);
    expect(task).toHaveBeenCalledTimes(3);
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

  it('has no timer while the page is hidden or offline', async () => {
    const stop = poll(async () => undefined, EVERY);
    await pass(0);
    expect(vi.getTimerCount()).toBe(1);
    connect(false);
    expect(vi.getTimerCount()).toBe(0);
    connect(true);
    hide(true);
    expect(vi.getTimerCount()).toBe(0);
    hide(false);
    expect(vi.getTimerCount()).toBe(1);
    stop();
  });

  it('leaves no timer or listener, whether it is stopped between two runs or during one', async () => {
    const listening = new Set<string>();
    for (const target of [document, window]) {
      vi.spyOn(target, 'addEventListener').mockImplementation((name) => void listening.add(name));
      vi.spyOn(target, 'removeEventListener').mockImplementation((name) => void listening.delete(name));
    }
    let finish: () => void = () => undefined;
    const between = poll(async () => undefined, EVERY);
    await pass(0);
    expect([...listening].toSorted()).toEqual(['offline', 'online', 'visibilitychange']);
    between();
    expect(listening.size).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
    const during = poll(() => new Promise<void>((resolve) => void (finish = resolve)), EVERY);
    during();
    finish();
    await pass(0);
    expect(listening.size).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
  });
});
