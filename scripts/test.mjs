import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { endAllGroups } from './process/child-group.mjs';
import { ensureInstalled } from './process/install.mjs';
import { requireNodeVersion } from './process/node-version.mjs';
import { Problem } from './process/problem.mjs';
import { repositoryRoot } from './process/repository.mjs';
import { parseTestOptions } from './test/options.mjs';
import { createReport } from './test/report.mjs';
import { runAll } from './test/run-all.mjs';
import { selectSuites, suites } from './test/suites.mjs';

/** @param {string} line */
const say = (line) => console.log(line);

const stop = new AbortController();
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => {
    if (!stop.signal.aborted) say('Stopping.');
    stop.abort();
    void endAllGroups();
  });
}

async function main() {
  requireNodeVersion();
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

try {
  await main();
} catch (error) {
  if (!(error instanceof Problem)) throw error;
  console.error(error.message);
  process.exitCode = error.exitCode;
}
