import { appendFileSync, mkdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { endAllGroups } from '../process/child-group.mjs';
import { Problem } from '../process/problem.mjs';
import { repositoryRoot } from '../process/repository.mjs';
import { suiteAddresses } from './addresses.ts';
import { claim, wantedDataFolder } from './data-folder.ts';
import { wantsOfficialFirestore } from './firestore-choice.ts';
import { parseStartOptions } from './options.ts';
import { requireFreePorts, wantedPorts, withInternalPorts } from './ports.ts';
import { runSite } from './run-site.ts';
import { Interrupted, listenForStop } from './stopping.ts';

const say = (line: string) => console.log(line);

const stopping = listenForStop({ say, now: Date.now, exit: (code) => process.exit(code) });

const data = wantedDataFolder(repositoryRoot, process.env);

async function start() {
  const options = parseStartOptions(process.argv.slice(2));
  const ports = await withInternalPorts(wantedPorts(process.env));
  const release = await claim(data, suiteAddresses(ports).site);
  try {
    await requireFreePorts(ports, options);
    const official = await wantsOfficialFirestore(process.env);
    await runSite({ root: repositoryRoot, options, ports, data, official, stopping, say });
  } finally {
    await endAllGroups();
    await release();
  }
}

function whereDetailsAre(error: unknown) {
  const log = join(data.logs, 'start.log');
  const details = error instanceof Error ? error.stack : String(error);
  try {
    mkdirSync(data.logs, { recursive: true });
    appendFileSync(log, `${new Date().toISOString()} ${details}\n`);
    return `; the details are in ${relative(process.cwd(), log)}`;
  } catch {
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
