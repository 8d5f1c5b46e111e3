import { clockOf, clockText, dateOf, dateText, dayAndClock, dayNumber, nearDay } from './days.ts';
import { ownTimeZone, wallClock } from './wall-clock.ts';
import { fromTo, oClock, onDate } from './words/days.ts';
import { inZone } from './words/zones.ts';

export function dayAndDate(at: Date, timeZone: string, now: Date): string {
  const [wall, today] = [wallClock(at, timeZone), wallClock(now, timeZone)];
  const near = nearDay(wall, today);
  return near === undefined ? dateOf(wall, today) : `${near}, ${dateOf(wall, today)}`;
}

export function ownHour(at: Date, now: Date, reader = ownTimeZone()): string {
  return dayAndClock(at, reader, now);
}

export function fromToText(from: Date, to: Date, now: Date, reader = ownTimeZone()): string {
  const isOneDay = dateText(from, reader, now) === dateText(to, reader, now);
  return `${ownHour(from, now, reader)} – ${isOneDay ? clockText(to, reader) : ownHour(to, now, reader)}`;
}

/** For use in a sentence: `hoy, 9:46 p. m.` or `el sáb 28 nov, 9:46 p. m.`. */
export function ownAt(at: Date, now: Date, reader = ownTimeZone()): string {
  const [wall, today] = [wallClock(at, reader), wallClock(now, reader)];
  return `${nearDay(wall, today) ?? onDate(dateOf(wall, today))}, ${clockOf(wall)}`;
}

/** For use after «hasta», «desde» or «antes de»: `las 9:46 p. m.` if the time is today. */
export function hourInSentence(at: Date, now: Date, reader = ownTimeZone()): string {
  const wall = wallClock(at, reader);
  if (dayNumber(wall) !== dayNumber(wallClock(now, reader))) return ownAt(at, now, reader);
  return oClock(wall.hour % 12, clockOf(wall));
}

/** For use in a sentence: `desde las 2:00 p. m. hasta las 2:40 p. m.`, with the date of the end only if needed. */
export function spanInSentence(from: Date, to: Date, now: Date, reader = ownTimeZone()): string {
  const isOneDay = dayNumber(wallClock(from, reader)) === dayNumber(wallClock(to, reader));
  return fromTo(hourInSentence(from, now, reader), hourInSentence(to, isOneDay ? from : now, reader));
}

/**
 * Returns a text such as `sáb 28 nov, 10:46 p. m. en Colombia`. It never says `hoy`, because readers may be
 * in any zone and read it on any day.
 */
export function namedHour(at: Date, timeZone: string, now: Date): string {
  return `${dateText(at, timeZone, now)}, ${clockText(at, timeZone)} ${inZone(timeZone)}`;
}

export function namedInSentence(at: Date, timeZone: string, now: Date): string {
  return onDate(namedHour(at, timeZone, now));
}

/**
 * `10:46 p. m. en Colombia`, with the date if `at` falls on another day in the reader's zone. Null if both
 * zones show the same day and time.
 */
export function hourThere(at: Date, timeZone: string, now: Date, reader = ownTimeZone()): string | null {
  const [theirs, own] = [wallClock(at, timeZone), wallClock(at, reader)];
  if (dayNumber(theirs) !== dayNumber(own)) return namedHour(at, timeZone, now);
  return clockOf(theirs) === clockOf(own) ? null : `${clockOf(theirs)} ${inZone(timeZone)}`;
}

/**
 * The line below the start or the deadline of a tournament: its own hour if the reader's clock shows another
 * one, otherwise its place, as in the HTML. It is empty only without a date, so nothing moves when the reader's
 * zone is known.
 */
export function zoneLine(at: Date | null, timeZone: string, now: Date, reader: string | null): string {
  if (at === null) return '';
  return (reader && hourThere(at, timeZone, now, reader)) ?? inZone(timeZone);
}

/**
 * If `timeZone` and the reader's zone show the same day and time, this returns the text of the HTML. Then
 * nothing on the page moves.
 */
export function hourOnPage(at: Date, timeZone: string, now: Date, reader = ownTimeZone()): string {
  return hourThere(at, timeZone, now, reader) === null
    ? namedHour(at, timeZone, now)
    : ownHour(at, now, reader);
}
