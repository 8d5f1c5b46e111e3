import { vi } from 'vitest';

// The real `setImmediate` is kept here, because fake timers replace the global one.
const { setImmediate: nextTask } = globalThis;

async function rendered(): Promise<void> {
  for (let round = 0; round < 3; round += 1) await new Promise<void>((resolve) => void nextTask(resolve));
}

/**
 * React renders between timers, as in a browser. Inside `act` React would render only after the last timer.
 */
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
