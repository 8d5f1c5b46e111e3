import { vi } from 'vitest';

/**
 * Waits for promises and imports while the clock stands still, so no timer runs. The limit ends a test that
 * hangs.
 */
export function settled(check: () => void | Promise<void>): Promise<void> {
  return vi.waitFor(check, { interval: 0, timeout: 30_000 });
}
