import { clockOf, clockText, dateOf, dateText, dayAndClock, dayNumber, dayText, nearDay } from './days.ts';
import { ownTimeZone, wallClock } from './wall-clock.ts';
import { oClock, onDate } from './words/days.ts';
import { zoneName } from './words/zones.ts';

/** `hoy, sáb 28 nov`; a date that is not near has no other name. */
export function dayAndDate(at: Date, timeZone: string, now: Date): string {
  const [wall, today] = [wallClock(at, timeZone), wallClock(now, timeZone)];
  const near = nearDay(wall, today);
  return near === undefined ? dateOf(wall, today) : `${near}, ${dateOf(wall, today)}`;
}

/** The same for a reader by their own, where no other clock matters. */
export function ownHour(at: Date, now: Date): string {
  return dayAndClock(at, ownTimeZone(), now);
}

/** `sáb 28 nov, 10:46 p. m., hora de Colombia`: an hour for everybody who may read it, whenever that is. */
export function namedHour(at: Date, timeZone: string, now: Date): string {
  return `${dateText(at, timeZone, now)}, ${clockText(at, timeZone)}, ${zoneName(timeZone)}`;
}

/** The hour on the tournament's clock; null where the reader's clock shows the same. */
function otherClock(at: Date, timeZone: string, now: Date, reader = ownTimeZone()): string | null {
  const [theirs, own] = [wallClock(at, timeZone), wallClock(at, reader)];
  if (dayNumber(theirs) !== dayNumber(own)) return namedHour(at, timeZone, now);
  return clockOf(theirs) === clockOf(own) ? null : `${clockOf(theirs)}, ${zoneName(timeZone)}`;
}

function withOther(text: string, other: string | null): string {
  return other === null ? text : `${text} (${other})`;
}

/** An hour for one reader: `hoy, 9:46 p. m. (10:46 p. m., hora de Colombia)`. */
export function hourText(at: Date, timeZone: string, now: Date, reader = ownTimeZone()): string {
  return withOther(dayAndClock(at, reader, now), otherClock(at, timeZone, now, reader));
}

/** `hoy, 8:00 p. m. – 8:40 p. m.`: a span, for one reader. */
export function spanText(from: Date, to: Date, timeZone: string, now: Date): string {
  const reader = ownTimeZone();
  const spanIn = (zone: string) => {
    const isOneDay = dateText(from, zone, now) === dateText(to, zone, now);
    return `${clockText(from, zone)} – ${isOneDay ? '' : `${dayText(to, zone, now)}, `}${clockText(to, zone)}`;
  };
  const [own, theirs] = [spanIn(reader), spanIn(timeZone)];
  const isOneDay = dateText(from, reader, now) === dateText(from, timeZone, now);
  const other = isOneDay ? theirs : `${dateText(from, timeZone, now)}, ${theirs}`;
  const differs = own !== theirs || !isOneDay;
  return withOther(
    `${dayText(from, reader, now)}, ${own}`,
    differs ? `${other}, ${zoneName(timeZone)}` : null,
  );
}

/** The time of an event in a sentence: `hoy, 9:46 p. m.`, `el sáb 28 nov, 9:46 p. m.`. */
export function atHour(at: Date, timeZone: string, now: Date, reader = ownTimeZone()): string {
  const [wall, today] = [wallClock(at, reader), wallClock(now, reader)];
  const day = nearDay(wall, today) ?? onDate(dateOf(wall, today));
  return withOther(`${day}, ${clockOf(wall)}`, otherClock(at, timeZone, now, reader));
}

/** The same after «hasta», «desde» or «antes de»: today it is `las 9:46 p. m.`. */
export function hourInSentence(at: Date, timeZone: string, now: Date, reader = ownTimeZone()): string {
  const wall = wallClock(at, reader);
  if (dayNumber(wall) !== dayNumber(wallClock(now, reader))) return atHour(at, timeZone, now, reader);
  return withOther(oClock(wall.hour % 12, clockOf(wall)), otherClock(at, timeZone, now, reader));
}

/** The time of a past event in a sentence, by the reader's own clock. */
export function ownAt(at: Date, now: Date): string {
  return atHour(at, ownTimeZone(), now);
}

/** The hour in a sentence for everybody, with the zone's name: `el sáb 28 nov, 9:46 p. m., hora de Colombia`. */
export function namedInSentence(at: Date, timeZone: string, now: Date): string {
  return onDate(namedHour(at, timeZone, now));
}

/** The page's HTML has `namedHour`: a reader whose clock shows the same keeps that line, so that nothing moves. */
export function hourOnPage(at: Date, timeZone: string, now: Date, reader = ownTimeZone()): string {
  return otherClock(at, timeZone, now, reader) === null
    ? namedHour(at, timeZone, now)
    : hourText(at, timeZone, now, reader);
}

/** An hour in two lines, of which neither appears or disappears for another reader; a page's HTML has none. */
export function hourInTwoLines(at: Date, timeZone: string, now: Date, reader: string | null) {
  const zone = zoneName(timeZone);
  return reader === null
    ? { hour: `${dateText(at, timeZone, now)}, ${clockText(at, timeZone)}`, zone }
    : { hour: dayAndClock(at, reader, now), zone: otherClock(at, timeZone, now, reader) ?? zone };
}
