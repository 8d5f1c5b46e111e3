import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildChanged, emulatorBuild, functionsBuild, webBuild } from './process/build.mjs';
import { endAllGroups } from './process/child-group.mjs';
import { ensureInstalled } from './process/install.mjs';
import { requireNodeVersion } from './process/node-version.mjs';
import { Problem } from './process/problem.mjs';
import { repositoryRoot } from './process/repository.mjs';
import { importTypeScript } from './process/typescript.mjs';

const limitMs = 10 * 60_000;

/** @param {string} line */
const say = (line) => console.log(line);

const scratch = mkdtempSync(join(tmpdir(), 'copa-bench-'));

/**
 * @param {string} reason
 * @param {number} exitCode
 */
async function giveUp(reason, exitCode) {
  say(reason);
  await endAllGroups();
  rmSync(scratch, { recursive: true, force: true });
  process.exit(exitCode);
}

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.once(signal, () => void giveUp('Stopping.', 130));
}

async function main() {
  requireNodeVersion();
  await ensureInstalled(repositoryRoot, { say });
  const limit = setTimeout(() => {
    void giveUp(`The measurements took longer than ${limitMs / 60_000} minutes and were given up.`, 1);
  }, limitMs);
  await buildChanged(repositoryRoot, [emulatorBuild, functionsBuild, webBuild()], { say });
  const { runBench } = /** @type {typeof import('./bench/main.ts')} */ (
    await importTypeScript('./bench/main.ts', import.meta.url)
  );
  process.exitCode = await runBench({ names: process.argv.slice(2), root: repositoryRoot, scratch, say });
  clearTimeout(limit);
}

try {
  await main();
} catch (error) {
  if (!(error instanceof Problem)) throw error;
  console.error(error.message);
  process.exitCode = error.exitCode;
} finally {
  await endAllGroups();
  rmSync(scratch, { recursive: true, force: true });
}
