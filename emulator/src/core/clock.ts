import type { Micros } from './model.ts';

export interface Timer {
  cancel(): void;
}

/** Time as the core sees it; tests bring their own so that nothing sleeps. */
export interface Clock {
  now(): Micros;
  /** Must not keep the process alive. */
  setTimer(delayMs: number, run: () => void): Timer;
}

export const systemClock: Clock = {
  now: () => BigInt(Date.now()) * 1000n,
  setTimer: (delayMs, run) => {
    const timeout = setTimeout(run, delayMs);
    timeout.unref();
    return { cancel: () => clearTimeout(timeout) };
  },
};

/**
 * Versions of one database. A version handed out for reading is never used by a later commit, so
 * what was read at a version stays true for ever.
 */
export class VersionClock {
  #last: Micros = 0n;

  constructor(private readonly clock: Clock) {}

  /** Returns the last commit time or later, and never goes back. */
  current(): Micros {
    const now = this.clock.now();
    if (now > this.#last) this.#last = now;
    return this.#last;
  }

  /** Greater than every version handed out before. */
  next(): Micros {
    const now = this.clock.now();
    this.#last = now > this.#last ? now : this.#last + 1n;
    return this.#last;
  }
}

/** Server timestamps and `request.time` carry milliseconds only. */
export function toRequestTime(version: Micros): Micros {
  return version - (version % 1000n);
}
