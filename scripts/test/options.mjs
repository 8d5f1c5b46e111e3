import { Problem } from '../process/problem.mjs';

/**
 * @param {readonly string[]} args
 * @returns {{ only: string[] }}
 */
export function parseTestOptions(args) {
  /** @type {string[]} */
  const only = [];
  for (let index = 0; index < args.length; index += 1) {
    const argument = args[index] ?? '';
    const value = argument.startsWith('--only=') ? argument.slice('--only='.length) : args[index + 1];
    if (argument !== '--only' && !argument.startsWith('--only=')) {
      throw new Problem(`"npm test" does not know ${argument}; it takes --only with the names of suites.`);
    }
    if (value === undefined || value === '') throw new Problem('--only needs the name of a suite.');
    only.push(...value.split(','));
    if (argument === '--only') index += 1;
  }
  return { only };
}
