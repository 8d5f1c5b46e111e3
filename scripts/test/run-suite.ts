import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { outputOf, startGroup } from '../process/child-group.mjs';
import { programOf } from '../process/programs.ts';
import { withoutProxy } from '../process/proxy.ts';
import { addCounts, type Counts, countVitest, type VitestReport } from './counts.ts';
import type { Step, Suite } from './suites.ts';

const stepLimitMs = 30 * 60_000;

export type SuiteResult = { counts: Counts; output: string };

export type Surroundings = { root: string; scratch: string };

export async function runSuite(suite: Suite, surroundings: Surroundings): Promise<SuiteResult> {
  if (suite.vitestProjects) return runVitest(suite, suite.vitestProjects, surroundings);
  const results: SuiteResult[] = [];
  for (const step of suite.steps ?? []) results.push(await runStep(step, surroundings));
  return {
    counts: addCounts(results.map((result) => result.counts)),
    output: results.map((result) => result.output).join(''),
  };
}

async function runVitest(
  { name, related, isShuffled = false }: Suite,
  projects: Readonly<Record<string, string>>,
  surroundings: Surroundings,
): Promise<SuiteResult> {
  const reportFile = join(surroundings.scratch, `${name}.json`);
  const args = [
    programOf('vitest'),
    ...(related ? ['related', '--run', '--passWithNoTests', ...related] : ['run']),
    ...Object.keys(projects).flatMap((project) => ['--project', project]),
    ...(isShuffled ? ['--sequence.shuffle.tests'] : []),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportFile}`,
  ];
  const { exitCode, output } = await run(args, surroundings);
  const report = existsSync(reportFile)
    ? (JSON.parse(readFileSync(reportFile, 'utf8')) as VitestReport)
    : undefined;
  const { root } = surroundings;
  return {
    counts: countVitest(
      report,
      exitCode,
      related ? [] : Object.values(projects).map((folder) => join(root, folder)),
    ),
    output,
  };
}

async function runStep(step: Step, surroundings: Surroundings): Promise<SuiteResult> {
  const program = step.program === 'node' ? [] : [programOf(...step.program)];
  const { exitCode, output } = await run([...program, ...step.args], surroundings, step.env);
  if (exitCode === 0) return { counts: { passed: 1, failed: 0, notes: [] }, output: '' };
  return {
    counts: { passed: 0, failed: 1, notes: [] },
    output: `${step.title} ended with ${exitCode}${step.remedy ? `: ${step.remedy}` : ''}\n${output}`,
  };
}

async function run(args: readonly string[], { root }: Surroundings, env?: Step['env']) {
  const group = startGroup(process.execPath, args, {
    cwd: root,
    env: { ...cleanEnvironment(), ...env },
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
  // A test may have started programs that still run.
  group.signal('SIGKILL');
  return { exitCode: code ?? (signal ? 1 : 0), output: stripVTControlCharacters(output()) + stopped };
}

function cleanEnvironment() {
  const { FORCE_COLOR: _color, NODE_ENV: _mode, ...env } = withoutProxy(process.env);
  return { ...env, NO_COLOR: '1', CI: process.env.CI ?? 'true' };
}
