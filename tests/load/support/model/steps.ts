import { later } from './world.ts';

/** One call: between two of its steps others may act. Gives what the caller is told. */
export type Steps = Generator<undefined, unknown>;

export class Refused extends Error {
  constructor(readonly code: string) {
    super(code);
  }
}

export function existing<T>(record: Readonly<Record<string, T>>, id: string): T {
  const value = record[id];
  if (value === undefined) throw new Refused('not-found');
  return value;
}

/** Every change is a version of its own. */
export const nextVersion = (before: string, now: string): string => (before >= now ? later(before, 1) : now);
