import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import { fakeTimers } from './tests/setup/faked-timers.ts';
import { onFirstDay } from './tests/setup/on-first-day.ts';
import { chosenSeed } from './tests/setup/seed.ts';

/** The browser from npm runs only on Linux with an x64 processor. */
const packagedBrowser = ['tests/tooling/packaged-browser.test.ts'];
const exclude = [
  ...configDefaults.exclude,
  ...(process.platform === 'linux' && process.arch === 'x64' ? [] : packagedBrowser),
];

/**
 * Vitest empties its module cache when `package-lock.json` changes, although another run may be reading the
 * cache. So each version of `package-lock.json` has its own folder.
 */
const lock = readFileSync(join(import.meta.dirname, 'package-lock.json'));
const modules = join('.cache', 'modules', createHash('sha256').update(lock).digest('hex').slice(0, 16));

const seed = chosenSeed();
const consoleGuard = './tests/setup/console-guard.ts';
const ownModules = './tests/setup/own-modules.ts';
const propertySeed = './tests/setup/property-seed.ts';
const emulators = {
  globalSetup: ['./tests/setup/emulators.ts'],
  setupFiles: ['./tests/setup/own-emulators.ts'],
};
const withoutClient = { ...emulators, globalSetup: ['./tests/setup/emulators-built-client.ts'] };
const localSite = { globalSetup: [], setupFiles: ['./tests/setup/local-site/own-site.ts'] };
const browser = { globalSetup: ['./tests/setup/browser.ts'], setupFiles: [] };
const referee = { globalSetup: [], setupFiles: ['./tests/setup/referee.ts'] };

function unit(name: string, folder: string) {
  return {
    extends: true as const,
    test: {
      name,
      include: [`${folder}/**/*.test.ts`],
      exclude,
      isolate: false,
      execArgv: onFirstDay,
      // With two workers, these tests took two thirds of the time that one worker took.
      maxWorkers: 2,
      setupFiles: [consoleGuard, propertySeed, ownModules],
      testTimeout: 60_000,
    },
  };
}

interface Crossing {
  readonly timeout: number;
  readonly workers?: number;
  /** True if the test files of a worker share one process and the packages that it has loaded. */
  readonly shared?: boolean;
  readonly needs?: readonly { readonly globalSetup: string[]; readonly setupFiles: string[] }[];
}

function crossing(name: string, { timeout, workers, shared = false, needs = [] }: Crossing) {
  return {
    extends: true as const,
    test: {
      name,
      include: [`tests/${name}/**/*.test.ts`],
      exclude,
      globalSetup: needs.flatMap(({ globalSetup }) => globalSetup),
      isolate: !shared,
      setupFiles: [
        ...needs.flatMap(({ setupFiles }) => setupFiles),
        consoleGuard,
        propertySeed,
        ...(shared ? [ownModules] : []),
      ],
      testTimeout: timeout,
      hookTimeout: timeout,
      ...(workers === undefined ? {} : { maxWorkers: workers, sequence: { groupOrder: workers } }),
    },
  };
}

export default defineConfig({
  test: {
    restoreMocks: true,
    fakeTimers,
    ...(seed === undefined ? {} : { sequence: { seed } }),
    experimental: { fsModuleCache: true, fsModuleCachePath: modules },
    // The default of one second is too short for an answer of another process on a busy machine.
    expect: { poll: { timeout: 15_000 } },
    projects: [
      unit('unit-domain', 'domain'),
      unit('unit-emulator', 'emulator'),
      unit('unit-functions', 'functions'),
      unit('unit-scripts', 'scripts'),
      './web/vitest.config.ts',
      crossing('tooling', { timeout: 120_000, workers: 2, shared: true }),
      crossing('emulator', { timeout: 120_000, needs: [browser, referee] }),
      crossing('rules', { timeout: 120_000, workers: 1, shared: true, needs: [referee] }),
      crossing('api', { timeout: 120_000, workers: 1, shared: true, needs: [localSite] }),
      crossing('platform', { timeout: 120_000, workers: 1, shared: true, needs: [withoutClient] }),
      crossing('load', { timeout: 240_000, workers: 1, shared: true }),
      crossing('e2e', { timeout: 180_000, workers: 2, shared: true, needs: [emulators, browser] }),
    ],
  },
});
