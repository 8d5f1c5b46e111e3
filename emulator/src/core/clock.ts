import type { Micros } from './model.ts';

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
 * Creates the versions of one database. Each commit gets a version after all versions returned before, so
 * reads at one version always see the same state.
 */
export class VersionClock {
  #last: Micros = 0n;
  #read: Micros = 0n;

  constructor(private readonly clock: Clock) {}

  /**
   * Never goes back. While the machine's clock is behind the last version, versions grow at half the clock's
   * speed, so that request times do not stand still.
   */
  current(): Micros {
    const now = this.clock.now();
    const passed = now > this.#read ? now - this.#read : 0n;
    this.#read = now;
    this.#last = now > this.#last ? now : this.#last + passed / 2n;
    return this.#last;
  }

  next(): Micros {
    const before = this.#last;
    if (this.current() === before) this.#last++;
    return this.#last;
  }
}

/** Truncates a version to milliseconds, the precision of server timestamps and of `request.time`. */
export function toRequestTime(version: Micros): Micros {
  return version - (version % 1000n);
}
