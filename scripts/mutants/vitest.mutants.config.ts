import { join } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import type { Reporter, TestModule } from 'vitest/node';
import web from '../../web/vitest.config.ts';

/** Stryker passes over test files that do not load, for example after a fault that is no valid expression. */
const everyFileLoads: Reporter = {
  onTestModuleEnd(module: TestModule) {
    const [error] = module.errors();
    if (error === undefined || module.children.size > 0) return;
    throw new Error(`${module.moduleId} does not load, so faults would count as unnoticed: ${error.message}`);
  },
};

const tests = process.env['MUTANT_TESTS']?.split(',');

const ofWeb = defineConfig({
  ...web,
  test: {
    ...web.test,
    ...(tests !== undefined && { include: tests.map((file) => file.replace(/^web\//, '')) }),
    reporters: [everyFileLoads],
  },
});

const ofServer = defineConfig({
  // Without the alias, imports of the domain would lead through `node_modules` to the repository, where
  // nothing is mutated.
  resolve: {
    alias: [
      { find: /^@copa\/domain\/(.+)$/, replacement: join(import.meta.dirname, '../../domain/src/$1.ts') },
    ],
  },
  test: {
    include: tests ?? ['domain/**/*.test.ts', 'functions/**/*.test.ts'],
    // This test measures time, and code with Stryker's mutants runs slower.
    exclude: [...configDefaults.exclude, 'domain/src/api/read-at-once.test.ts'],
    reporters: [everyFileLoads],
    isolate: false,
    setupFiles: [
      './tests/setup/console-guard.ts',
      './tests/setup/property-seed.ts',
      './tests/setup/own-modules.ts',
    ],
    testTimeout: 30_000,
  },
});

export default process.env['MUTANT_SUITE'] === 'web' ? ofWeb : ofServer;
