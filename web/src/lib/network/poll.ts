export function poll(task: () => Promise<void>, interval: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = false;
  let stopped = false;
  let sinceLast: (() => number) | null = null;

  const awake = () => !document.hidden && navigator.onLine;

  const run = async () => {
    if (running || stopped || !awake()) return;
    running = true;
    sinceLast = stopwatch();
    try {
      await task();
    } finally {
      running = false;
      schedule();
    }
  };

  const schedule = () => {
    clearTimeout(timer);
    if (stopped || !awake()) return;
    timer = setTimeout(() => void run(), sinceLast === null ? 0 : Math.max(0, interval - sinceLast()));
  };

  document.addEventListener('visibilitychange', schedule);
  addEventListener('online', schedule);
  addEventListener('offline', schedule);
  void run();

  return () => {
    stopped = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', schedule);
    removeEventListener('online', schedule);
    removeEventListener('offline', schedule);
  };
}

/**
 * The returned function gives the passed milliseconds. It takes the larger difference of two clocks, because
 * `performance.now()` stops on many phones while they sleep, and the clock of `Date.now()` may be set back.
 */
export function stopwatch(): () => number {
  const running = performance.now();
  const wall = Date.now();
  return () => Math.max(performance.now() - running, Date.now() - wall);
}
