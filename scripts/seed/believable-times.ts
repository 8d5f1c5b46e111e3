import { DAY_MS, HOUR_MS, MINUTE_MS } from '@copa/domain/limits';
import { wallClock } from '@copa/domain/time/wall-clock';

const FIRST_HOUR = 10;
const LAST_HOUR = 22;

export function hourIn(timeZone: string, date: Date): number {
  return wallClock(date, timeZone).hour;
}

function isBelievable(timeZone: string, date: Date): boolean {
  const hour = hourIn(timeZone, date);
  return hour >= FIRST_HOUR && hour <= LAST_HOUR;
}

/** Adds days of 24 hours, because the time zones of the demo have the same offset all year. */
export function onDay(now: Date, days: number, hour: number, timeZone: string): Date {
  const wholeHour = Math.floor(now.getTime() / HOUR_MS) * HOUR_MS + days * DAY_MS;
  return new Date(wholeHour + (hour - hourIn(timeZone, new Date(wholeHour))) * HOUR_MS);
}

export function soonAfter(moment: Date, timeZone: string): Date {
  let date = new Date(Math.ceil(moment.getTime() / HOUR_MS) * HOUR_MS);
  while (!isBelievable(timeZone, date)) date = new Date(date.getTime() + HOUR_MS);
  return date;
}

export function shortlyBefore(moment: Date, timeZone: string): Date {
  let date = new Date(Math.floor(moment.getTime() / HOUR_MS) * HOUR_MS);
  while (!isBelievable(timeZone, date)) date = new Date(date.getTime() - HOUR_MS);
  return date;
}

export function quarterAfter(moment: Date): Date {
  const quarter = 15 * MINUTE_MS;
  return new Date(Math.ceil(moment.getTime() / quarter) * quarter);
}
