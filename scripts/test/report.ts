import type { SuiteResult } from './run-suite.ts';

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

/** Prints a line for each finished suite, the whole output of a failed one, and now and then what is still running. */
export function createReport(say: (line: string) => void, now: () => number) {
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
