import { join } from 'node:path';
import { Problem } from '../process/problem.mjs';

type Part = 'firestore' | 'functions,hosting' | 'firestore:indexes';

/**
 * Rules and indexes come first, because functions and site need them. One command deploys functions and site,
 * because the pages from the functions load scripts of the site. Indexes of the earlier version go last.
 */
const ORDER: readonly (readonly [part: Part, options: readonly string[]])[] = [
  // The earlier functions still run, so the CLI must not delete their indexes or ask whether to do so.
  ['firestore', ['--non-interactive']],
  // With `--force` the CLI does not ask before it removes old container images, and functions that the
  // codebase no longer has.
  ['functions,hosting', ['--force']],
  // With `--force` the CLI deletes what the file lacks. If an exemption of a field stayed, the new queries of this field would fail.
  ['firestore:indexes', ['--force']],
];

export const titleOf = (part: Part) => part.replace(',', ' and ');

export function argumentsOf(part: Part, { project, stage }: { project: string; stage: string }) {
  const options = ORDER.flatMap(([name, own]) => (name === part ? own : []));
  const where = ['--project', project, '--config', join(stage, 'firebase.json')];
  return ['deploy', '--only', part, ...options, ...where];
}

export async function deployParts(deploy: (part: Part) => Promise<{ code: number | null }>) {
  const names = ORDER.map(([part]) => part);
  for (const [index, part] of names.entries()) {
    const { code } = await deploy(part);
    if (code === 0) continue;
    const before = names.slice(0, index);
    const after = names.slice(index + 1);
    const state = [
      ...before.map((name) => `deployed before it: ${titleOf(name)}`),
      ...after.map((name) => `not touched: ${titleOf(name)}`),
      ...(part === 'functions,hosting' ? ['the site is as it was'] : []),
      ...(part === 'firestore:indexes' ? ['the new site is online; only earlier indexes remain'] : []),
    ];
    throw new Problem(
      `Deploying ${titleOf(part)} failed for the reason above (${state.join('; ')}). Mend it and run \`npm run deploy\` again.`,
    );
  }
}
