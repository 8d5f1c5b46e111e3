import { DAY_MS } from '@copa/domain/limits';
import type { Departure } from '@copa/domain/registrations/words/departure';
import type { Trace } from './collections.ts';

/** Tournaments rarely accept registrations for longer than this. */
const TRACE_KEPT_DAYS = 90;

export function newTrace(id: string, now: Date, keptMs = TRACE_KEPT_DAYS * DAY_MS): Trace {
  return { id, expiresAt: new Date(now.getTime() + keptMs), count: 0, holder: null, left: null, minutes: {} };
}

export const leftTraceId = (codeHash: string) => `left-${codeHash}`;

export function leftTrace(codeHash: string, left: Departure, now: Date): Trace {
  return { ...newTrace(leftTraceId(codeHash), now), left };
}

/** Firestore may keep an expired trace for about a day. */
export function isCurrent(trace: Trace | null, now: Date): trace is Trace {
  return trace !== null && trace.expiresAt > now;
}
