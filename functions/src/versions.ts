import { isDeepStrictEqual } from 'node:util';
import type { Update } from '@copa/domain/update';
import { invalidFields, refusal } from './refusals.ts';
import * as words from './words.ts';

interface Versioned {
  readonly id?: string;
  readonly updatedAt: Date | null;
}

/**
 * Refuses to overwrite a version that the editor has not seen. A call without a version overwrites on
 * purpose. False if a later version has all the changes: the answer to the first call was lost.
 */
export function requireUpdatable<T extends Versioned>(
  current: T,
  { id, expectedUpdatedAt, changes }: Update<object>,
): boolean {
  if (id !== null && id !== current.id) throw invalidFields({ id: words.otherDocument });
  if (Object.keys(changes).length === 0) throw refusal('validation-failed', words.nothingToChange);
  if (expectedUpdatedAt === null) return true;
  if (current.updatedAt?.getTime() === expectedUpdatedAt.getTime()) return true;
  const isThere = Object.entries(changes).every(([field, value]) =>
    isDeepStrictEqual(current[field as keyof T], value),
  );
  if (!isThere) throw refusal('stale-write');
  return false;
}

/** A timestamp later than the last one, so that two changes within a millisecond are two versions. */
export function laterThan(before: Date | null, now: Date): Date {
  return before !== null && before >= now ? new Date(before.getTime() + 1) : now;
}
