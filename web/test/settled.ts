import { vi } from 'vitest';

/**
 * For what comes by promises and imports while the clock stands still: nobody knows after how many turns. No time
 * passes meanwhile, so that what is due in half a minute stays due in half a minute; the limit ends what hangs.
 */
export function settled(check: () => void): Promise<void> {
  return vi.waitFor(check, { interval: 0, timeout: 30_000 });
}
