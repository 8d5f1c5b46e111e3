import { DAY_MS, HOUR_MS, MINUTE_MS } from '@copa/domain/limits';
import { wallClock } from '@copa/domain/time/wall-clock';

/** Hours at which a community plays or closes a list; nobody starts a cup at 3:41 in the morning. */
const FIRST_HOUR = 10;
const LAST_HOUR = 22;

export function hourIn(timeZone: string, date: Date): number {
  return wallClock(date, timeZone).hour;
}

function isBelievable(timeZone: string, date: Date): boolean {
  const hour = hourIn(timeZone, date);
  return hour >= FIRST_HOUR && hour <= LAST_HOUR;
}

/** An hour that many days from now, on the clock of the zone. The zones of the demo keep one offset all year. */
export function onDay(now: Date, days: number, hour: number, timeZone: string): Date {
  const wholeHour = Math.floor(now.getTime() / HOUR_MS) * HOUR_MS + days * DAY_MS;
  return new Date(wholeHour + (hour - hourIn(timeZone, new Date(wholeHour))) * HOUR_MS);
}

/** The first believable whole hour from that moment on; never more than half a day later. */
export function soonAfter(moment: Date, timeZone: string): Date {
  let date = new Date(Math.ceil(moment.getTime() / HOUR_MS) * HOUR_MS);
  while (!isBelievable(timeZone, date)) date = new Date(date.getTime() + HOUR_MS);
  return date;
}

/** The last believable whole hour up to that moment. */
export function shortlyBefore(moment: Date, timeZone: string): Date {
  let date = new Date(Math.floor(moment.getTime() / HOUR_MS) * HOUR_MS);
  while (!isBelievable(timeZone, date)) date = new Date(date.getTime() - HOUR_MS);
  return date;
}

/** The first quarter of an hour from that moment on: what is played this evening, whatever the hour is. */
export function quarterAfter(moment: Date): Date {
  const quarter = 15 * MINUTE_MS;
  return new Date(Math.ceil(moment.getTime() / quarter) * quarter);
}
