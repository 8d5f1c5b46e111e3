import { afterAll, vi } from 'vitest';

/** Files share a process, which has read the packages that it needs; our own modules begin anew with each file. */
afterAll(() => {
  vi.resetModules();
});
