import type { Timers } from '../../../emulator/src/watch/timers.ts';

export interface ManualTimers extends Timers {
  /** Moves time on and runs what has become due, in order. */
  advance(milliseconds: number): void;
  /** Timers that are still set, so that one left behind shows. */
  readonly pending: number;
}

export function createManualTimers(): ManualTimers {
  let now = 0;
  const timers = new Set<{ at: number; readonly every: number | null; readonly action: () => void }>();

  function set(milliseconds: number, every: number | null, action: () => void): () => void {
    const timer = { at: now + milliseconds, every, action };
    timers.add(timer);
    return () => timers.delete(timer);
  }

  return {
    after: (milliseconds, action) => set(milliseconds, null, action),
    every: (milliseconds, action) => set(milliseconds, milliseconds, action),
    advance: (milliseconds) => {
      const end = now + milliseconds;
      for (;;) {
        const [next] = [...timers].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
        if (next === undefined) break;
        now = next.at;
        if (next.every === null) timers.delete(next);
        else next.at += next.every;
        next.action();
      }
      now = end;
    },
    get pending() {
      return timers.size;
    },
  };
}
