import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { endAllGroups } from '../process/child-group.mjs';
import { ensureInstalled } from '../process/install.mjs';
import { repositoryRoot } from '../process/repository.mjs';
import { stopSignals } from '../process/stop-signals.mjs';
import { parseTestOptions } from './options.mjs';
import { createReport } from './report.mjs';
import { runAll } from './run-all.mjs';
import { selectSuites, suites } from './suites.mjs';

/** @param {string} line */
const say = (line) => console.log(line);

const stop = new AbortController();
for (const signal of stopSignals) {
  process.on(signal, () => {
    if (!stop.signal.aborted) say('Stopping.');
    stop.abort();
    void endAllGroups();
  });
}

export async function main() {
  const { only } = parseTestOptions(process.argv.slice(2));
  const chosen = selectSuites(suites, only);
  await ensureInstalled(repositoryRoot, { say });

  const scratch = mkdtempSync(join(tmpdir(), 'copa-test-'));
  const report = createReport(say, Date.now);
  const alive = setInterval(() => report.stillRunning(), 20_000);
  try {
    await runAll(chosen, {
      report,
      scratch,
      root: repositoryRoot,
      lanes: Math.min(2, availableParallelism()),
      stop: stop.signal,
    });
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
