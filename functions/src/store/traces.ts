import { DAY_MS } from '@copa/domain/limits';
import type { Trace } from './collections.ts';

/** Longer than registration stays open for most, and no longer than players are kept. */
const TRACE_KEPT_DAYS = 90;

export function newTrace(id: string, now: Date, keptMs = TRACE_KEPT_DAYS * DAY_MS): Trace {
  return { id, expiresAt: new Date(now.getTime() + keptMs), count: 0, holder: null, minutes: {} };
}

/** Firestore removes what has expired within a day, not at once. */
export function isCurrent(trace: Trace | null, now: Date): trace is Trace {
  return trace !== null && trace.expiresAt > now;
}
