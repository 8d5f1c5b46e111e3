/** Beyond this many keys the oldest is forgotten: whoever invents keys must not fill the memory of an instance. */
const MAX_KEYS = 20_000;

interface Window {
  hits: number;
  readonly endsAt: number;
}

export interface Count {
  readonly hits: number;
  /** The time until the count starts again. */
  readonly msLeft: number;
}

export interface RequestCounts {
  /** Counts one more under that key. */
  add(key: string): Count;
  /** One under that key did not count after all. */
  takeBack(key: string): void;
  readonly size: number;
}

/**
 * Counts in memory, in windows that begin with the first request of a key. They are measured with a clock that only goes
 * forward: the time of day may be set back, and nobody must stay locked out until it has caught up.
 */
export function createRequestCounts(windowMs: number, elapsedMs: () => number): RequestCounts {
  const windows = new Map<string, Window>();

  /** All windows are of one length, so that they end in the order in which they began. */
  function forgetEnded(now: number): void {
    for (const [key, { endsAt }] of windows) {
      if (endsAt > now) return;
      windows.delete(key);
    }
  }

  function forgetOldest(): void {
    for (const key of windows.keys()) {
      windows.delete(key);
      return;
    }
  }

  return {
    add: (key) => {
      const now = elapsedMs();
      forgetEnded(now);
      const window = windows.get(key) ?? { hits: 0, endsAt: now + windowMs };
      window.hits += 1;
      windows.set(key, window);
      if (windows.size > MAX_KEYS) forgetOldest();
      return { hits: window.hits, msLeft: window.endsAt - now };
    },
    takeBack: (key) => {
      const window = windows.get(key);
      if (window !== undefined && window.hits > 0) window.hits -= 1;
    },
    get size() {
      return windows.size;
    },
  };
}
