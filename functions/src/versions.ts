import { isDeepStrictEqual } from 'node:util';
import type { Update } from '@copa/domain/update';
import { invalidFields, refusal } from './refusals.ts';
import * as words from './words.ts';

interface Versioned {
  readonly id?: string;
  readonly updatedAt: Date | null;
}

/**
 * True if another version already has all the changes, as after a lost answer. A call without a version
 * overwrites on purpose.
 */
export function wasUpdated(current: Versioned, { id, expectedUpdatedAt, changes }: Update<object>): boolean {
  if (id !== null && id !== current.id) throw invalidFields({ id: words.otherDocument });
  if (Object.keys(changes).length === 0) throw refusal('validation-failed', words.nothingToChange);
  if (expectedUpdatedAt === null) return false;
  if (current.updatedAt?.getTime() === expectedUpdatedAt.getTime()) return false;
  if (!isDeepStrictEqual({ ...current, ...changes }, { ...current })) throw refusal('stale-write');
  return true;
}

/** A timestamp later than the last one, so that two changes within a millisecond are two versions. */
export function laterThan(before: Date | null, now: Date): Date {
  return before !== null && before >= now ? new Date(before.getTime() + 1) : now;
}
