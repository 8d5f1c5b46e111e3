import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { outputOf, startGroup } from '../process/child-group.mjs';
import { programOf } from '../process/programs.mjs';
import { withoutProxy } from '../process/proxy.mjs';
import { addCounts, countVitest } from './counts.mjs';

const stepLimitMs = 30 * 60_000;

/**
 * @typedef {import('./counts.mjs').Counts} Counts
 * @typedef {{ counts: Counts, output: string }} SuiteResult
 * @typedef {{ root: string, scratch: string }} Surroundings
 */

/**
 * @param {import('./suites.mjs').Suite} suite
 * @param {Surroundings} surroundings
 * @returns {Promise<SuiteResult>}
 */
export async function runSuite(suite, surroundings) {
  if (suite.vitestProjects) return runVitest(suite, suite.vitestProjects, surroundings);
  /** @type {SuiteResult[]} */
  const results = [];
  for (const step of suite.steps ?? []) results.push(await runStep(step, surroundings));
  return {
    counts: addCounts(results.map((result) => result.counts)),
    output: results.map((result) => result.output).join(''),
  };
}

/**
 * @param {import('./suites.mjs').Suite} suite
 * @param {Readonly<Record<string, string>>} projects
 * @param {Surroundings} surroundings
 * @returns {Promise<SuiteResult>}
 */
async function runVitest({ name }, projects, surroundings) {
  const reportFile = join(surroundings.scratch, `${name}.json`);
  const args = [
    programOf('vitest'),
    'run',
    ...Object.keys(projects).flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportFile}`,
  ];
  const { exitCode, output } = await run(args, surroundings);
  const report = existsSync(reportFile)
    ? /** @type {import('./counts.mjs').VitestReport} */ (JSON.parse(readFileSync(reportFile, 'utf8')))
    : undefined;
  const { root } = surroundings;
  return {
    counts: countVitest(
      report,
      exitCode,
      Object.values(projects).map((folder) => join(root, folder)),
    ),
    output,
  };
}

/**
 * @param {import('./suites.mjs').Step} step
 * @param {Surroundings} surroundings
 * @returns {Promise<SuiteResult>}
 */
async function runStep(step, surroundings) {
  const program = step.program === 'node' ? [] : [programOf(...step.program)];
  const { exitCode, output } = await run([...program, ...step.args], surroundings);
  if (exitCode === 0) return { counts: { passed: 1, failed: 0, notes: [] }, output: '' };
  return {
    counts: { passed: 0, failed: 1, notes: [] },
    output: `${step.title} ended with ${exitCode}${step.remedy ? `: ${step.remedy}` : ''}\n${output}`,
  };
}

/**
 * @param {readonly string[]} args
 * @param {Surroundings} surroundings
 */
async function run(args, { root }) {
  const group = startGroup(process.execPath, args, {
    cwd: root,
    env: cleanEnvironment(),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = outputOf(group.child);
  let stopped = '';
  const limit = setTimeout(() => {
    stopped = `\nstopped after ${stepLimitMs / 60_000} minutes\n`;
    void group.end();
  }, stepLimitMs);
  const { code, signal } = await group.exited;
  clearTimeout(limit);
  // Whatever a test started and forgot goes with its group.
  group.signal('SIGKILL');
  return { exitCode: code ?? (signal ? 1 : 0), output: stripVTControlCharacters(output()) + stopped };
}

/** What the terminal prefers must not change what a tool prints; nor may a shell for production what is tested. */
function cleanEnvironment() {
  const { FORCE_COLOR: _color, NODE_ENV: _mode, ...env } = withoutProxy(process.env);
  return { ...env, NO_COLOR: '1', CI: process.env.CI ?? 'true' };
}
