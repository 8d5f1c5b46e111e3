import { Problem } from '../process/problem.mjs';

/**
 * Rules and indexes come first, and the pages that need them come last. Without `--force` the CLI would ask
 * how many days images are kept, and fail; with it, functions that the codebase no longer has are removed.
 */
const ORDER: readonly (readonly [part: string, options: readonly string[]])[] = [
  ['firestore', []],
  ['functions', ['--force']],
  ['hosting', []],
];

export async function deployParts(
  deploy: (part: string, options: readonly string[]) => Promise<{ code: number | null }>,
) {
  const names = ORDER.map(([part]) => part);
  for (const [index, [part, options]] of ORDER.entries()) {
    const { code } = await deploy(part, options);
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
