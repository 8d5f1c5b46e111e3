import { MINUTE_MS } from '@copa/domain/limits';
import type { Trace } from './collections.ts';
import { newTrace } from './traces.ts';

const NETWORK_MINUTES = 10;

const minuteOf = (now: Date): number => Math.floor(now.getTime() / MINUTE_MS);

/** `Math.abs` leaves out minutes far in the future, which come from a wrong clock. */
function counted(trace: Trace | null, now: Date): readonly (readonly [minute: number, count: number])[] {
  const current = minuteOf(now);
  return Object.entries(trace?.minutes ?? {})
    .map(([minute, count]) => [Number(minute), count] as const)
    .filter(([minute]) => Math.abs(minute - current) <= NETWORK_MINUTES)
    .toSorted(([one], [other]) => one - other);
}

export function shareWaitMs(trace: Trace | null, share: number, now: Date): number | null {
  const minutes = counted(trace, now);
  let left = minutes.reduce((sum, [, count]) => sum + count, 0) - share;
  if (left < 0) return null;
  for (const [minute, count] of minutes) {
    left -= count;
    if (left < 0) return (minute + NETWORK_MINUTES + 1) * MINUTE_MS - now.getTime();
  }
  return NETWORK_MINUTES * MINUTE_MS;
}

export function withOneMore(trace: Trace | null, id: string, now: Date): Trace {
  const minute = minuteOf(now);
  const minutes = new Map(counted(trace, now));
  minutes.set(minute, (minutes.get(minute) ?? 0) + 1);
  return {
    ...newTrace(id, now),
    minutes: Object.fromEntries(minutes),
    expiresAt: new Date((minute + NETWORK_MINUTES + 1) * MINUTE_MS),
  };
}
