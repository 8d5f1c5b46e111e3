/** The interval at which an orphan notices that its parent is gone. */
const INTERVAL_MS = 250;

/**
 * Calls back once when the process that started this one is gone: `kill -9` of the Firebase CLI
 * gives it no chance to stop us, and an orphan would keep the port.
 */
export function watchParent(onGone: () => void): () => void {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    onGone();
  }, INTERVAL_MS);
  timer.unref();
  return () => clearInterval(timer);
}
