import { vi } from 'vitest';

// Kept here, because fake timers replace the global `setImmediate`.
const { setImmediate: nextTask } = globalThis;

async function rendered(): Promise<void> {
  for (let round = 0; round < 3; round += 1) await new Promise<void>((resolve) => void nextTask(resolve));
}

/** React renders between timers, as in a browser; inside `act` it would render only after all of them. */
export async function pass(ms = 0): Promise<void> {
  let isOver = false;
  await rendered();
  setTimeout(() => {
    isOver = true;
  }, ms);
  while (!isOver) {
    await vi.advanceTimersToNextTimerAsync();
    await rendered();
  }
  await vi.advanceTimersByTimeAsync(0);
  await rendered();
}
