/** Above this number the oldest key is dropped, so that invented keys do not fill the memory. */
const MAX_KEYS = 20_000;

interface Window {
  hits: number;
  readonly endsAt: number;
}

export type RequestCounts = ReturnType<typeof createRequestCounts>;

/** `elapsedMs` must never go back, because a clock that is set back would lock callers out. */
export function createRequestCounts(windowMs: number, elapsedMs: () => number) {
  const windows = new Map<string, Window>();

  /** All windows have the same length, so the oldest one ends first. */
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
    add: (key: string) => {
      const now = elapsedMs();
      forgetEnded(now);
      const window = windows.get(key) ?? { hits: 0, endsAt: now + windowMs };
      window.hits += 1;
      windows.set(key, window);
      if (windows.size > MAX_KEYS) forgetOldest();
      return { hits: window.hits, msLeft: window.endsAt - now };
    },
    uncount: (key: string) => {
      const window = windows.get(key);
      if (window === undefined) return;
      window.hits -= 1;
      if (window.hits === 0) windows.delete(key);
    },
    get size() {
      return windows.size;
    },
  };
}
