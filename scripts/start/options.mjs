import { Problem } from '../process/problem.mjs';

const onData = ['--fresh', '--undo-fresh', '--restore'];
const known = new Set(['--dev', ...onData]);

/** @param {readonly string[]} args */
export function parseStartOptions(args) {
  const unknown = args.find((argument) => !known.has(argument));
  if (unknown !== undefined) {
    throw new Problem(`"npm start" does not know ${unknown}; it takes one of ${onData.join(', ')}.`);
  }
  if (onData.filter((option) => args.includes(option)).length > 1) {
    throw new Problem(`${onData.join(', ')} each decide which data is there: choose one of them.`);
  }
  return {
    dev: args.includes('--dev'),
    fresh: args.includes('--fresh'),
    undoFresh: args.includes('--undo-fresh'),
    restore: args.includes('--restore'),
  };
}
