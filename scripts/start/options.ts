import { Problem } from '../process/problem.mjs';

const known = new Set(['--dev', '--fresh']);

export function parseStartOptions(args: readonly string[]) {
  const unknown = args.find((argument) => !known.has(argument));
  if (unknown !== undefined) {
    throw new Problem(`"npm start" does not know ${unknown}; it takes --fresh, to start over.`);
  }
  return { dev: args.includes('--dev'), fresh: args.includes('--fresh') };
}
