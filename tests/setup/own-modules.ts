import { afterAll, vi } from 'vitest';

/**
 * Test files share a process and the packages that it has loaded; our own modules are loaded again for each
 * file.
 */
afterAll(() => {
  vi.resetModules();
});
