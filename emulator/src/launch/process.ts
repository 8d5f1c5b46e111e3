import type { Logger } from '../transports/gateway.ts';

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

/** Lines on stdout, which the Firebase CLI copies to `firestore-debug.log`. */
export const consoleLogger: Logger = {
  info(message) {
    console.log(message);
  },
  warn(message) {
    console.log(`WARNING: ${message}`);
  },
  error(message, error) {
    console.log(`ERROR: ${message}`, error);
  },
};

/** The CLI waits four seconds; a stuck connection must not make us miss them. */
const MAX_CLOSE_MS = 800;

/** Ends the process once, with the first exit code asked for, even if closing hangs. */
export function createShutdown(close: () => Promise<void>): (exitCode: number) => void {
  let isEnding = false;
  return (exitCode) => {
    if (isEnding) return;
    isEnding = true;
    setTimeout(() => process.exit(exitCode), MAX_CLOSE_MS);
    void close().then(
      () => process.exit(exitCode),
      (error: unknown) => {
        console.log('ERROR: the emulator did not close cleanly', error);
        process.exit(exitCode);
      },
    );
  };
}

/** The exit status of a shell for a process that a signal ended; the CLI takes 130 for a clean stop. */
export const EXIT_CODE = { interrupted: 130, terminated: 143, orphaned: 0, shutdown: 0, failed: 1 } as const;
