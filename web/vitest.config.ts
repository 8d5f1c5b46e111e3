import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { fakeTimers } from '../tests/setup/faked-timers.ts';
import { onFirstDay } from '../tests/setup/on-first-day.ts';

export default defineConfig({
  plugins: [react()],
  define: { __BUILD_YEAR__: '2026', __PUSH_PUBLIC_KEY__: "''" },
  test: {
    name: 'web',
    root: import.meta.dirname,
    environment: 'jsdom',
    include: ['{src,prerender,test}/**/*.test.{ts,tsx}'],
    setupFiles: ['./test/setup.ts', '../tests/setup/property-seed.ts', '../tests/setup/own-modules.ts'],
    isolate: false,
    execArgv: onFirstDay,
    fakeTimers,
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
