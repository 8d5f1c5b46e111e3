import { afterAll, vi } from 'vitest';

/**
 * Unloads our own modules, so that the next test file in the same process loads them anew. Packages stay
 * loaded.
 */
afterAll(() => {
  vi.resetModules();
});
