import { DAY_MS } from '../limits.ts';
import { type WallClock, wallClock } from './wall-clock.ts';
import * as words from './words/days.ts';

const YEAR_FROM_MONTHS = 11;

export const dayNumber = ({ year, month, day }: WallClock) => Date.UTC(year, month - 1, day) / DAY_MS;

export function clockOf({ hour, minute }: WallClock): string {
  return words.clock(hour % 12 || 12, minute, hour < 12 ? 'a' : 'p');
}

const weekdayOf = ({ year, month, day }: WallClock) => new Date(Date.UTC(year, month - 1, day)).getUTCDay();

const dayOf = (wall: WallClock) =>
  `${words.WEEKDAYS[weekdayOf(wall)]} ${wall.day} ${words.MONTHS[wall.month - 1]}`;

export function dateOf(wall: WallClock, today: WallClock): string {
  const { year, month } = wall;
  const months = Math.abs((year - today.year) * 12 + month - today.month);
  return months < YEAR_FROM_MONTHS ? dayOf(wall) : `${dayOf(wall)} ${year}`;
}

/** Names each year but this one. Use it for days that are read together, as those of a season. */
export function dateInYear(at: Date, timeZone: string, now: Date): string {
  const [wall, today] = [wallClock(at, timeZone), wallClock(now, timeZone)];
  return wall.year === today.year ? dayOf(wall) : `${dayOf(wall)} ${wall.year}`;
}

export function nearDay(wall: WallClock, today: WallClock): string | undefined {
  return words.NEAR_DAYS[dayNumber(wall) - dayNumber(today)];
}

export function clockText(at: Date, timeZone: string): string {
  return clockOf(wallClock(at, timeZone));
}

export function dateText(at: Date, timeZone: string, now: Date): string {
  return dateOf(wallClock(at, timeZone), wallClock(now, timeZone));
}

export function dayText(at: Date, timeZone: string, now: Date): string {
  const [wall, today] = [wallClock(at, timeZone), wallClock(now, timeZone)];
  return nearDay(wall, today) ?? dateOf(wall, today);
}

export function dayAndClock(at: Date, timeZone: string, now: Date): string {
  return `${dayText(at, timeZone, now)}, ${clockText(at, timeZone)}`;
}

/**
 * Returns a full date such as `jueves, 3 de diciembre de 2026, 2:00 a. m.`, never `hoy` (section 2 of the
 * specification).
 */
export function longText(at: Date, timeZone: string): string {
  const wall = wallClock(at, timeZone);
  return `${words.longDate(weekdayOf(wall), wall.day, wall.month, wall.year)}, ${clockOf(wall)}`;
}
