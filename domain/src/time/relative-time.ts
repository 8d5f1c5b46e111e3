import { dayNumber } from './days.ts';
import { ownTimeZone, wallClock } from './wall-clock.ts';

const DAY_S = 86_400;
const UNITS = [
  ['hour', 3600],
  ['minute', 60],
] as const;

type Style = 'long' | 'narrow';

const formats = new Map<Style, Intl.RelativeTimeFormat>();

/** Counts a day or more in calendar days, because `mañana` names a date. */
export function relativeTime(date: Date, now: Date, timeZone = ownTimeZone(), style: Style = 'long'): string {
  const seconds = Math.round((date.getTime() - now.getTime()) / 1000);
  const format = formats.get(style) ?? new Intl.RelativeTimeFormat('es-419', { numeric: 'auto', style });
  formats.set(style, format);
  if (Math.abs(seconds) >= DAY_S) {
    const days = dayNumber(wallClock(date, timeZone)) - dayNumber(wallClock(now, timeZone));
    return format.format(days, 'day');
  }
  for (const [unit, size] of UNITS) {
    if (Math.abs(seconds) >= size) return format.format(Math.trunc(seconds / size), unit);
  }
  return format.format(seconds, 'second');
}
