import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { apiTypesBuild, buildChanged } from '../process/build.ts';
import { endAllGroups } from '../process/child-group.mjs';
import { Problem } from '../process/problem.mjs';
import { repositoryRoot } from '../process/repository.mjs';
import { stopSignals } from '../process/stop-signals.mjs';
import { suitesOfChange } from './changed.ts';
import { runOnLanes } from './lanes.ts';
import { runSuite, type SuiteResult } from './run-suite.ts';
import { type Suite, selectSuites, suites } from './suites.ts';

const say = (line: string) => console.log(line);

const stop = new AbortController();
for (const signal of stopSignals) {
  process.on(signal, () => {
    if (!stop.signal.aborted) say('Stopping.');
    stop.abort();
    void endAllGroups();
  });
}

export async function main() {
  const chosen = chosenSuites(process.argv.slice(2));
  await buildChanged(repositoryRoot, [apiTypesBuild], { say });
  const scratch = mkdtempSync(join(tmpdir(), 'copa-test-'));
  const report = createReport(say, Date.now);
  const alive = setInterval(() => report.stillRunning(), 20_000);
  const run = async (suite: Suite, failed: string | undefined) => {
    report.started(suite.name);
    const result =
      failed === undefined ? await runSuite(suite, { root: repositoryRoot, scratch }) : notRun(failed);
    if (!stop.signal.aborted) report.finished(suite.name, result);
    return result.counts.failed === 0;
  };
  try {
    await runOnLanes(chosen, Math.min(2, availableParallelism()), run, stop.signal);
  } finally {
    clearInterval(alive);
    await endAllGroups();
    rmSync(scratch, { recursive: true, force: true });
  }
  if (stop.signal.aborted) {
    process.exitCode = 130;
    return;
  }
  const { passed, failed } = report.totals();
  say(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
}

function chosenSuites(args: string[]) {
  const { only, changed } = optionsIn(args);
  if (changed) return suitesOfChange(repositoryRoot);
  return selectSuites(
    suites,
    only.flatMap((names) => names.split(',')),
  );
}

function optionsIn(args: string[]) {
  const only = { type: 'string', multiple: true, default: [] as string[] } as const;
  const changed = { type: 'boolean', default: false } as const;
  try {
    const { values } = parseArgs({ args, options: { only, changed } });
    if (!values.changed || values.only.length === 0) return values;
  } catch {
    // The error below lists the valid arguments.
  }
  throw new Problem('"npm test" takes --only with the names of suites, or --changed.');
}

function notRun(failed: string): SuiteResult {
  return { counts: { passed: 0, failed: 1, notes: [`not run because ${failed} failed`] }, output: '' };
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

function createReport(say: (line: string) => void, now: () => number) {
  const running: Map<string, number> = new Map();
  let passed = 0;
  let failed = 0;

  return {
    started(name: string) {
      running.set(name, now());
    },
    finished(name: string, { counts, output }: SuiteResult) {
      const duration = now() - (running.get(name) ?? now());
      running.delete(name);
      passed += counts.passed;
      failed += counts.failed;
      const failures = counts.failed > 0 ? `, ${counts.failed} failed` : '';
      const notes = counts.notes.length > 0 ? ` (${counts.notes.join('; ')})` : '';
      const mark = counts.failed > 0 ? '✗' : '✓';
      say(`${mark} ${name.padEnd(11)} ${counts.passed} passed${failures}, ${seconds(duration)}${notes}`);
      if (counts.failed > 0 && output.trim() !== '') {
        say(`──── output of ${name} ────`);
        say(output.trimEnd());
        say(`──── end of ${name} ────`);
      }
    },
    stillRunning() {
      if (running.size === 0) return;
      const list = [...running].map(([name, since]) => `${name} (${seconds(now() - since)})`);
      say(`… ${list.join(', ')}`);
    },
    totals() {
      return { passed, failed };
    },
  };
}
