import { configDefaults, defineConfig } from 'vitest/config';

/** These change the limits of a running process with `prlimit`. */
const linuxOnly = ['tests/load/full-disk.test.ts'];
/** The browser from npm runs nowhere else. */
const packagedBrowser = ['tests/tooling/packaged-browser.test.ts'];
const exclude = [
  ...configDefaults.exclude,
  ...(process.platform === 'linux' ? [] : linuxOnly),
  ...(process.platform === 'linux' && process.arch === 'x64' ? [] : packagedBrowser),
];

const consoleGuard = './tests/setup/console-guard.ts';
const propertySeed = './tests/setup/property-seed.ts';
const ownEmulators = './tests/setup/own-emulators.ts';

function unit(name: string, folder: string) {
  return {
    extends: true as const,
    // The limit ends what hangs; it is no measurement, and a busy machine is slow.
    test: {
      name,
      include: [`${folder}/**/*.test.ts`],
      exclude,
      setupFiles: [consoleGuard, propertySeed],
      testTimeout: 30_000,
    },
  };
}

/** Suites that cross packages; those that need the emulator suite get its addresses by environment. */
function crossing(name: string, options: { timeout: number; parallel: boolean; setup?: string }) {
  return {
    extends: true as const,
    test: {
      name,
      include: [`tests/${name}/**/*.test.ts`],
      exclude,
      setupFiles: [...(options.setup ? [options.setup] : []), consoleGuard, propertySeed],
      testTimeout: options.timeout,
      hookTimeout: options.timeout,
      fileParallelism: options.parallel,
    },
  };
}

export default defineConfig({
  test: {
    restoreMocks: true,
    // As above: its own second is too short for an answer of another process on a busy machine.
    expect: { poll: { timeout: 15_000 } },
    projects: [
      unit('unit-domain', 'domain'),
      unit('unit-emulator', 'emulator'),
      unit('unit-functions', 'functions'),
      unit('unit-scripts', 'scripts'),
      './web/vitest.config.ts',
      crossing('tooling', { timeout: 60_000, parallel: true }),
      crossing('emulator', { timeout: 120_000, parallel: true }),
      crossing('rules', { timeout: 20_000, parallel: false }),
      crossing('api', { timeout: 30_000, parallel: false }),
      crossing('load', { timeout: 240_000, parallel: false }),
      // Files share the one suite that somebody started by hand; `npm test` starts one for each worker.
      crossing('e2e', {
        timeout: 180_000,
        parallel: process.env['COPA_EMULATORS'] !== undefined,
        setup: ownEmulators,
      }),
    ],
  },
});
