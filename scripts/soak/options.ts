import { parseArgs } from 'node:util';
import { Problem } from '../process/problem.mjs';

const USAGE =
  '"npm run soak" takes --minutes, a number, and --seed, a whole number; 0 minutes are one day of play.';
const USUAL_MINUTES = '10';

export function optionsIn(args: string[], anySeed: () => number) {
  const text = { type: 'string' } as const;
  const { values } = parsed(() => parseArgs({ args, options: { minutes: text, seed: text } }));
  const minutes = values.minutes ?? USUAL_MINUTES;
  const seed = values.seed ?? String(anySeed());
  if (!/^\d+(\.\d+)?$/.test(minutes) || !/^\d{1,9}$/.test(seed)) throw new Problem(USAGE);
  return { minutes: Number(minutes), seed: Number(seed) };
}

function parsed<T>(parse: () => T): T {
  try {
    return parse();
  } catch {
    throw new Problem(USAGE);
  }
}
