import { appendFileSync, mkdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { endAllGroups } from '../process/child-group.mjs';
import { ensureInstalled } from '../process/install.mjs';
import { Problem } from '../process/problem.mjs';
import { repositoryRoot } from '../process/repository.mjs';
import { suiteAddresses } from './addresses.mjs';
import { claim, dataFolder } from './data-folder.mjs';
import { wantsOfficialFirestore } from './firestore-choice.mjs';
import { parseStartOptions } from './options.mjs';
import { requireFreePorts, wantedPorts, withInternalPorts } from './ports.mjs';
import { Interrupted, listenForStop } from './stopping.mjs';

/** @param {string} line */
const say = (line) => console.log(line);

const stopping = listenForStop({ say, now: Date.now, exit: (code) => process.exit(code) });

const data = dataFolder(resolve(repositoryRoot, process.env['COPA_DATA_DIR'] ?? '.data'));

async function start() {
  const options = parseStartOptions(process.argv.slice(2));
  const ports = await withInternalPorts(wantedPorts(process.env));
  const release = await claim(data, suiteAddresses(ports).site);
  try {
    await requireFreePorts(ports, options);
    const official = await wantsOfficialFirestore(process.env);
    await stopping.orInterrupted(ensureInstalled(repositoryRoot, { say }));
    // From here on the dependencies are there.
    const { runSite } = await import('./run-site.mjs');
    await runSite({ root: repositoryRoot, options, ports, data, official, stopping, say });
  } finally {
    await endAllGroups();
    await release();
  }
}

/** @param {unknown} error */
function whereDetailsAre(error) {
  const log = join(data.logs, 'start.log');
  const details = error instanceof Error ? error.stack : String(error);
  try {
    mkdirSync(data.logs, { recursive: true });
    appendFileSync(log, `${new Date().toISOString()} ${details}\n`);
    return `; the details are in ${relative(process.cwd(), log)}`;
  } catch {
    // A full disk takes no details, and the sentence is said all the same.
    return '';
  }
}

export async function main() {
  try {
    await start();
  } catch (error) {
    if (error instanceof Problem) throw error;
    if (error instanceof Interrupted) {
      process.exitCode = 130;
      return;
    }
    const message = error instanceof Error ? error.message : String(error);
    throw new Problem(`Starting failed unexpectedly (${message})${whereDetailsAre(error)}.`, {
      cause: error,
    });
  }
}
