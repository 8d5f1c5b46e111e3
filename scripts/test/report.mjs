/** @typedef {import('./run-suite.mjs').SuiteResult} SuiteResult */

/** @param {number} ms */
const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

/**
 * What the run says while it works: a line per finished suite, the whole output of a failed one, and now and
 * then what is still going on.
 *
 * @param {(line: string) => void} say
 * @param {() => number} now
 */
export function createReport(say, now) {
  /** @type {Map<string, number>} */
  const running = new Map();
  let passed = 0;
  let failed = 0;

  return {
    /** @param {string} name */
    started(name) {
      running.set(name, now());
    },
    /**
     * @param {string} name
     * @param {SuiteResult} result
     */
    finished(name, { counts, output }) {
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
