import { Problem } from '../process/problem.mjs';

const known = new Set(['--dev', '--fresh', '--restore']);

/** @param {readonly string[]} args */
export function parseStartOptions(args) {
  const unknown = args.find((argument) => !known.has(argument));
  if (unknown !== undefined) {
    throw new Problem(`"npm start" does not know ${unknown}; it takes --fresh or --restore.`);
  }
  if (args.includes('--fresh') && args.includes('--restore')) {
    throw new Problem('--fresh starts over and --restore goes back: choose one of them.');
  }
  return {
    dev: args.includes('--dev'),
    fresh: args.includes('--fresh'),
    restore: args.includes('--restore'),
  };
}
