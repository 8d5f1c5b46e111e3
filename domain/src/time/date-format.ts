import * as words from './words.ts';

const LOCALE = 'es-419';

/** Making a format costs a cheap phone more than all that is written with it. */
const formats = new Map<string, Intl.DateTimeFormat>();

function format(date: Date, options: Intl.DateTimeFormatOptions): string {
  const key = JSON.stringify(options);
  let made = formats.get(key);
  if (made === undefined) {
    made = new Intl.DateTimeFormat(LOCALE, options);
    formats.set(key, made);
  }
  // An hour is not read across two lines.
  return made.format(date).replace(/ (?=[ap]\.)/, '\u00A0');
}

/** Weekday, day, month, year and time: `viernes, 20 de noviembre de 2026, 20:00`. */
export function longDateTime(date: Date, timeZone?: string): string {
  return format(date, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    ...(timeZone !== undefined && { timeZone }),
  });
}

export function longDate(date: Date, timeZone: string): string {
  return format(date, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone });
}

export function shortDate(date: Date, timeZone: string): string {
  return format(date, { weekday: 'short', day: 'numeric', month: 'short', timeZone });
}

/** Time with the name of its zone, such as `20:00 GMT-6`. */
export function timeWithZone(date: Date, timeZone: string): string {
  return format(date, { hour: 'numeric', minute: '2-digit', timeZoneName: 'short', timeZone });
}

/** The hour after a preposition: `las 20:00 GMT-6`, `la 1:00 GMT-6`. */
export function clockTime(date: Date, timeZone: string): string {
  const time = timeWithZone(date, timeZone);
  return /^0?1:/.test(time) ? words.oneOClock(time) : words.oClock(time);
}

/** The organiser's clock, named: whoever reads it may live by another one. */
export function zonedDateTime(date: Date, timeZone: string): string {
  return `${longDate(date, timeZone)}, ${timeWithZone(date, timeZone)}`;
}

/** The organiser's clock with the day, short: `20 nov, 20:00 GMT-6`. */
export function zonedTime(date: Date, timeZone: string): string {
  const day = { day: 'numeric', month: 'short' } as const;
  return format(date, { ...day, hour: 'numeric', minute: '2-digit', timeZoneName: 'short', timeZone });
}

export function shortDateTime(date: Date): string {
  return format(date, { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' });
}

/** The hour on the clock of another zone, with the day where it differs; null where both show the same. */
export function otherClock(date: Date, zone: string, other: string): string | null {
  const clock = (timeZone: string) => format(date, { hour: 'numeric', minute: '2-digit', timeZone });
  const sameDay = longDate(date, zone) === longDate(date, other);
  if (!sameDay) return longDateTime(date, other);
  return clock(zone) === clock(other) ? null : clock(other);
}

export function ownTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

let relativeFormat: Intl.RelativeTimeFormat | undefined;

/** `hace 5 minutos`, `en 3 días`: the largest unit that fits. */
export function relativeTime(date: Date, now: Date): string {
  const seconds = Math.round((date.getTime() - now.getTime()) / 1000);
  const units = [
    ['day', 86_400],
    ['hour', 3600],
    ['minute', 60],
  ] as const;
  relativeFormat ??= new Intl.RelativeTimeFormat(LOCALE, { numeric: 'auto' });
  for (const [unit, size] of units) {
    if (Math.abs(seconds) >= size) return relativeFormat.format(Math.trunc(seconds / size), unit);
  }
  return relativeFormat.format(seconds, 'second');
}

export function capitalized(text: string): string {
  return text.charAt(0).toLocaleUpperCase(LOCALE) + text.slice(1);
}
