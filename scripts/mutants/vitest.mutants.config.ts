import { join } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';

/** The unit tests that `npm run mutants` measures: those of the rules and of the services. */
export default defineConfig({
  // The packages in node_modules link to the repository, but the faults are put into a copy of it.
  resolve: {
    alias: [
      { find: /^@copa\/domain\/(.+)$/, replacement: join(import.meta.dirname, '../../domain/src/$1.ts') },
    ],
  },
  test: {
    include: ['domain/**/*.test.ts', 'functions/**/*.test.ts'],
    // This test measures time, and faults make everything slower.
    exclude: [...configDefaults.exclude, 'domain/src/api/all.test.ts'],
    isolate: false,
    setupFiles: [
      './tests/setup/console-guard.ts',
      './tests/setup/property-seed.ts',
      './tests/setup/own-modules.ts',
    ],
    testTimeout: 30_000,
  },
});
