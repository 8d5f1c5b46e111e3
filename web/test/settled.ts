import { vi } from 'vitest';

export function settled(check: () => void | Promise<void>): Promise<void> {
  return vi.waitFor(check, { interval: 0, timeout: 30_000 });
}
