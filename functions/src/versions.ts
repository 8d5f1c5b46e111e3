import { isDeepStrictEqual } from 'node:util';
import type { Update } from '@copa/domain/update';
import { invalidFields, refusal } from './refusals.ts';
import * as words from './words.ts';

interface Versioned {
  readonly id?: string;
  readonly updatedAt: Date | null;
}

/**
 * True if the document already has all `changes` but not `expectedUpdatedAt`, as after a call whose answer was
 * lost. A call without `expectedUpdatedAt` overwrites on purpose.
 */
export function wasUpdated(current: Versioned, { id, expectedUpdatedAt, changes }: Update<object>): boolean {
  if (id !== null && id !== current.id) throw invalidFields({ id: words.otherDocument });
  if (Object.keys(changes).length === 0) throw refusal('validation-failed', words.nothingToChange);
  if (expectedUpdatedAt === null) return false;
  if (current.updatedAt?.getTime() === expectedUpdatedAt.getTime()) return false;
  if (!isDeepStrictEqual({ ...current, ...changes }, { ...current })) throw refusal('stale-write');
  return true;
}

/** Returns a time later than `before`, so that two changes within a millisecond are two versions. */
export function laterThan(before: Date | null, now: Date): Date {
  return before !== null && before >= now ? new Date(before.getTime() + 1) : now;
}
