import { MINUTE_MS } from '../../limits.ts';
import { wallClock } from '../../time/wall-clock.ts';

const QUIET_FROM_HOUR = 22;
const QUIET_UNTIL_HOUR = 8;

/** `afterQuiet` goes in steps of this length, because UTC offsets are multiples of 15 minutes. */
const QUARTER_MS = 15 * MINUTE_MS;

export type Night = 'told' | 'waits' | 'waits unless late' | 'left out';

export function isQuiet(instant: Date, timeZone: string): boolean {
  const { hour } = wallClock(instant, timeZone);
  return hour >= QUIET_FROM_HOUR || hour < QUIET_UNTIL_HOUR;
}

export function afterQuiet(instant: Date, timeZone: string): Date {
  let moment = instant;
  while (isQuiet(moment, timeZone)) {
    moment = new Date((Math.floor(moment.getTime() / QUARTER_MS) + 1) * QUARTER_MS);
  }
  return moment;
}
