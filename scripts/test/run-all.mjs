import { join } from 'node:path';
import { findBrowser } from '../../tests/browser/find-browser.mjs';
import { withoutProxy } from '../process/proxy.mjs';
import { runSuite } from './run-suite.mjs';
import { runOnLanes } from './schedule.mjs';
import { createSharedEmulators } from './shared-emulators.mjs';

/**
 * @typedef {import('./suites.mjs').Suite} Suite
 * @typedef {import('./run-suite.mjs').SuiteResult} SuiteResult
 * @typedef {{
 *   report: ReturnType<typeof import('./report.mjs').createReport>,
 *   scratch: string,
 *   root: string,
 *   lanes: number,
 *   stop: AbortSignal,
 * }} Run
 */

/**
 * @param {readonly Suite[]} suites
 * @param {Run} run
 */
export async function runAll(suites, { report, scratch, root, lanes, stop }) {
  const most = Math.max(...suites.map(({ workers = 1 }) => workers));
  const emulators = Array.from({ length: most }, (_, index) =>
    createSharedEmulators({ root, scratch, index }),
  );
  /** @type {Promise<string> | undefined} */
  let browser;
  const browserPath = () => {
    browser ??= findBrowser({
      env: process.env,
      platform: process.platform,
      arch: process.arch,
      folder: join(scratch, 'browser'),
    });
    return browser;
  };

  /** @param {Suite} suite */
  const environmentFor = async (suite) => ({
    ...cleanEnvironment(),
    ...(suite.needsBrowser ? { CHROMIUM_PATH: await browserPath() } : {}),
    ...(suite.needsEmulators ? await emulatorsFor(suite) : {}),
  });

  /** @param {Suite} suite */
  const emulatorsFor = async ({ workers = 1 }) => {
    const everyWorkers = await Promise.all(emulators.slice(0, workers).map((own) => own.prepare()));
    return workers > 1 ? { COPA_EMULATORS: JSON.stringify(everyWorkers) } : everyWorkers[0];
  };

  const tasks = suites.map((suite) => ({
    name: suite.name,
    after: suite.after ?? [],
    ...(suite.needsEmulators ? { exclusive: 'emulators' } : {}),
    run: async () => {
      report.started(suite.name);
      const result = await environmentFor(suite)
        .then((env) => runSuite(suite, { root, scratch, env }))
        .catch((error) => notRun(error instanceof Error ? error.message : String(error)));
      if (!stop.aborted) report.finished(suite.name, result);
      return result.counts.failed === 0;
    },
  }));

  try {
    const block = (/** @type {import('./schedule.mjs').Task} */ task, /** @type {string} */ failed) =>
      report.finished(task.name, notRun(`not run because ${failed} failed`));
    await runOnLanes(tasks, lanes, block, stop);
  } finally {
    await Promise.all(emulators.map((own) => own.stop()));
  }
}

/**
 * @param {string} reason
 * @returns {SuiteResult}
 */
function notRun(reason) {
  return { counts: { passed: 0, failed: 1, notes: [reason] }, output: '' };
}

/** What the terminal prefers must not change what a tool prints; nor may a shell for production what is tested. */
function cleanEnvironment() {
  const { FORCE_COLOR: _color, NODE_ENV: _mode, ...env } = withoutProxy(process.env);
  return { ...env, NO_COLOR: '1', CI: process.env.CI ?? 'true' };
}
