export function poll(task: () => Promise<void>, interval: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = false;
  let stopped = false;
  let last: ReturnType<typeof clocks> | null = null;

  const awake = () => !document.hidden && navigator.onLine;

  const run = async () => {
    if (running || stopped || !awake()) return;
    running = true;
    last = clocks();
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
    timer = setTimeout(() => void run(), last === null ? 0 : Math.max(0, interval - msSince(last)));
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

const clocks = () => ({ running: performance.now(), wall: Date.now() });

/**
 * Returns the larger difference, because `performance.now()` stops on many phones while they sleep, and the
 * clock of `Date.now()` may be set back.
 */
const msSince = ({ running, wall }: ReturnType<typeof clocks>) =>
  Math.max(performance.now() - running, Date.now() - wall);
