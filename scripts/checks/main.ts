import { Problem } from '../process/problem.mjs';
import { repositoryRoot } from '../process/repository.mjs';

type Check = (root: string) => readonly string[] | Promise<readonly string[]>;

const checks: Readonly<Record<string, () => Promise<{ check: Check }>>> = {
  boundaries: () => import('./boundaries.ts'),
  budgets: () => import('./budgets.ts'),
  commands: () => import('./commands.ts'),
  documents: () => import('./documents.ts'),
  lockfile: () => import('./lockfile.ts'),
  'source-files': () => import('./source-files.ts'),
  words: () => import('./words.ts'),
};

export async function main() {
  const complaints: string[] = [];
  for (const name of process.argv.slice(2)) {
    const load = checks[name];
    if (!load) throw new Problem(`There is no check ${name}; there are ${Object.keys(checks).join(', ')}.`);
    const { check } = await load();
    complaints.push(...(await check(repositoryRoot)));
  }
  for (const complaint of complaints) console.error(complaint);
  if (complaints.length > 0) process.exitCode = 1;
}
