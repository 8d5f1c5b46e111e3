import { runSuite } from './run-suite.mjs';
import { runOnLanes } from './schedule.mjs';

/**
 * @typedef {import('./suites.mjs').Suite} Suite
 * @typedef {{
 *   report: ReturnType<typeof import('./report.mjs').createReport>,
 *   scratch: string,
 *   root: string,
 *   lanes: number,
 * }} Run
 */

/**
 * @param {readonly Suite[]} suites
 * @param {Run} run
 */
export async function runAll(suites, { report, scratch, root, lanes }) {
  const tasks = suites.map((suite) => ({
    name: suite.name,
    after: suite.after ?? [],
    ...(suite.needsEmulators ? { exclusive: 'emulators' } : {}),
    run: async () => {
      report.started(suite.name);
      const result = await runSuite(suite, { root, scratch, env: testEnvironment() });
      report.finished(suite.name, result);
      return result.counts.failed === 0;
    },
  }));
  await runOnLanes(tasks, lanes, (task, failed) => {
    report.finished(task.name, {
      counts: { passed: 0, failed: 1, notes: [`not run because ${failed} failed`] },
      output: '',
    });
  });
}

function testEnvironment() {
  const { FORCE_COLOR: _color, ...env } = process.env;
  return { ...env, NO_COLOR: '1', CI: process.env.CI ?? 'true' };
}
