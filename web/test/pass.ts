import { vi } from 'vitest';

// Taken before a test stops the clock.
const { setImmediate: nextTask } = globalThis;

async function rendered(): Promise<void> {
  for (let round = 0; round < 3; round += 1) await new Promise<void>((resolve) => void nextTask(resolve));
}

/** Moves the stopped clock. React renders between its timers, as in a browser; inside `act` it would render once, at the end. */
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
