/** Injected, so that tests move time instead of waiting for it. Each returns how to cancel. */
export interface Timers {
  after(milliseconds: number, action: () => void): () => void;
  every(milliseconds: number, action: () => void): () => void;
}

/** Timers of the process; none of them keeps it alive. */
export const processTimers: Timers = {
  after: (milliseconds, action) => {
    const timer = setTimeout(action, milliseconds);
    timer.unref();
    return () => clearTimeout(timer);
  },
  every: (milliseconds, action) => {
    const timer = setInterval(action, milliseconds);
    timer.unref();
    return () => clearInterval(timer);
  },
};
