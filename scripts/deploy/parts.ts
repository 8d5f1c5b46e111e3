import { join } from 'node:path';
import { Problem } from '../process/problem.mjs';

type Part = 'firestore' | 'functions' | 'hosting';

/**
 * Rules and indexes come first, and the pages that need them come last. `--force` answers the CLI's questions:
 * it removes functions that the codebase no longer has, and old container images.
 */
const ORDER: readonly (readonly [part: Part, options: readonly string[]])[] = [
  ['firestore', []],
  ['functions', ['--force']],
  ['hosting', []],
];

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
      ...(before.length > 0 ? [`deployed before it: ${before.join(', ')}`] : []),
      ...(after.length > 0 ? [`not touched: ${after.join(', ')}`] : []),
    ];
    throw new Problem(
      `Deploying ${part} failed for the reason above (${state.join('; ')}). Mend it and run \`npm run deploy\` again.`,
    );
  }
}
