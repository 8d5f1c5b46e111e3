import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { createShutdown, EXIT_CODE } from './process.ts';

let exit: MockInstance<typeof process.exit>;

beforeEach(() => {
  vi.useFakeTimers();
  exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never);
});

afterEach(() => {
  vi.useRealTimers();
});

describe('a shutdown', () => {
  it('ends the process as soon as everything is closed, once, with the code that was asked for first', async () => {
    let closed: () => void = () => undefined;
    const shutdown = createShutdown(() => new Promise((resolve) => (closed = resolve)));
    shutdown(EXIT_CODE.interrupted);
    shutdown(EXIT_CODE.terminated);
    expect(exit).not.toHaveBeenCalled();
    closed();
    await vi.advanceTimersByTimeAsync(0);
    expect(exit.mock.calls).toEqual([[EXIT_CODE.interrupted]]);
  });

  it('ends the process within a second also when closing hangs', () => {
    createShutdown(() => new Promise(() => undefined))(EXIT_CODE.terminated);
    vi.advanceTimersByTime(1000);
    expect(exit.mock.calls).toEqual([[EXIT_CODE.terminated]]);
  });

  it('says so when closing fails, and ends the process all the same', async () => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const failure = new Error('no');
    createShutdown(() => Promise.reject(failure))(EXIT_CODE.interrupted);
    await vi.advanceTimersByTimeAsync(0);
    expect(log.mock.calls).toEqual([['ERROR: the emulator did not close cleanly', failure]]);
    expect(exit.mock.calls).toEqual([[EXIT_CODE.interrupted]]);
  });
});
