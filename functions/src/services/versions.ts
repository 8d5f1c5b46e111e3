import { refusal } from '../refusals.ts';

interface Versioned {
  readonly updatedAt: Date | null;
}

/** Nobody overwrites what they have not seen; an editor that names no version accepts to. */
export function requireUnchanged(current: Versioned, expectedUpdatedAt: Date | null): void {
  if (expectedUpdatedAt === null) return;
  if (current.updatedAt?.getTime() !== expectedUpdatedAt.getTime()) throw refusal('stale-write');
}

/** Two changes within one millisecond are still two versions. */
export function laterThan(before: Date | null, now: Date): Date {
  return before !== null && before >= now ? new Date(before.getTime() + 1) : now;
}
