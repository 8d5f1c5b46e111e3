export function poll(task: () => Promise<void>, interval: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = false;
  let stopped = false;
  let last = Number.NEGATIVE_INFINITY;

  const awake = () => !document.hidden && navigator.onLine;

  const run = async () => {
    if (running || stopped || !awake()) return;
    running = true;
    last = performance.now();
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
    timer = setTimeout(() => void run(), Math.max(0, last + interval - performance.now()));
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
