import type { Micros } from './model.ts';

/**
 * The source of time; tests replace it so that nothing sleeps. Starting a timer returns a function that
 * cancels the timer. No timer keeps the process alive.
 */
export interface Clock {
  now(): Micros;
  after(milliseconds: number, run: () => void): () => void;
  every(milliseconds: number, run: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => BigInt(Date.now()) * 1000n,
  after: (milliseconds, run) => cancelOf(setTimeout(run, milliseconds)),
  every: (milliseconds, run) => cancelOf(setInterval(run, milliseconds)),
};

function cancelOf(timer: NodeJS.Timeout): () => void {
  timer.unref();
  return () => clearTimeout(timer);
}

/**
 * Versions of one database. A version handed out for reading is never used by a later commit, so
 * what was read at a version stays true for ever.
 */
export class VersionClock {
  #last: Micros = 0n;
  #read: Micros = 0n;

  constructor(private readonly clock: Clock) {}

  /**
   * Returns the present time, but never less than the last version. After the machine's clock was set back,
   * versions grow at half the speed of the clock until the clock reaches them: request times must not stand
   * still.
   */
  current(): Micros {
    const now = this.clock.now();
    const passed = now > this.#read ? now - this.#read : 0n;
    this.#read = now;
    this.#last = now > this.#last ? now : this.#last + passed / 2n;
    return this.#last;
  }

  /** Returns a version greater than every version handed out before. */
  next(): Micros {
    const before = this.#last;
    if (this.current() === before) this.#last++;
    return this.#last;
  }
}

/** Cuts a version to milliseconds, which is the precision of server timestamps and `request.time`. */
export function toRequestTime(version: Micros): Micros {
  return version - (version % 1000n);
}
