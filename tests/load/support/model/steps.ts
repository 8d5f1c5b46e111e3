import { later, type World } from './world.ts';

/**
 * One call. The generator yields between the steps, where other calls may act, and returns the call's answer.
 */
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

export const nextVersion = (before: string, now: string): string => (before >= now ? later(before, 1) : now);

/** A deletion that is asked again answers the same, as long as the audit has it. */
export function deletedBefore({ audit }: World, line: string): number {
  const deletion = audit.findLast((each) => each.line === line);
  if (deletion === undefined) throw new Refused('not-found');
  return deletion.deleted;
}
