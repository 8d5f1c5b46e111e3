import { parseArgs } from 'node:util';
import { buildChanged, emulatorBuild, functionsBuild, webBuild } from '../process/build.ts';
import { endAllGroups } from '../process/child-group.mjs';
import { Problem } from '../process/problem.mjs';
import { repositoryRoot } from '../process/repository.mjs';
import { onFirstStopSignal } from '../process/stop-signals.mjs';
import { partNames, runBench } from './parts.ts';

const limitMs = 60 * 60_000;

const say = (line: string) => console.log(line);

export async function main() {
  const giveUp = async (reason: string, exitCode: number) => {
    say(reason);
    await endAllGroups();
    process.exit(exitCode);
  };
  onFirstStopSignal(() => void giveUp('Stopping.', 130));
  let limit: NodeJS.Timeout | undefined;
  try {
    limit = setTimeout(() => {
      void giveUp(`The measurements took longer than ${limitMs / 60_000} minutes and were given up.`, 1);
    }, limitMs);
    process.exitCode = await measure();
  } finally {
    clearTimeout(limit);
    await endAllGroups();
  }
}

async function measure() {
  const { positionals: names, values } = parseArgs({
    args: process.argv.slice(2),
    allowPositionals: true,
    options: { page: { type: 'string' } },
  });
  const unknown = names.find((name) => !partNames.includes(name));
  if (unknown !== undefined)
    throw new Problem(`There is no part ${unknown}; there are ${partNames.join(', ')}.`);

  const { page } = values;
  if (page !== undefined && names.join() !== 'site')
    throw new Problem('A page is measured by: npm run bench -- site --page "Mi torneo"');

  await buildChanged(repositoryRoot, [emulatorBuild, functionsBuild, webBuild()], { say });
  return runBench({ names, page, root: repositoryRoot, say });
}
