import { DAY_MS, MINUTE_MS } from '../limits.ts';
import { wallText } from './wall-text.ts';

function wallAt(instant: number, timeZone: string): number {
  return Date.parse(`${wallText(new Date(instant), timeZone)}:00Z`);
}

function offsetAt(instant: number, timeZone: string): number {
  return wallAt(instant, timeZone) - Math.floor(instant / MINUTE_MS) * MINUTE_MS;
}

/**
 * A local time that the clocks skip is moved forward by as much as the clocks are. If a local time occurs twice,
 * the first instant is returned, or the last one that is not after `start`.
 */
export function instantOfWall(wall: number, timeZone: string, start: Date | null = null): Date {
  const before = offsetAt(wall - DAY_MS, timeZone);
  const after = offsetAt(wall + DAY_MS, timeZone);
  const candidates = [wall - before, wall - after];
  const exact = candidates.filter((instant) => instant + offsetAt(instant, timeZone) === wall);
  const ahead = exact.filter((instant) => start !== null && instant <= start.getTime());
  if (ahead.length > 0) return new Date(Math.max(...ahead));
  return new Date(exact.length > 0 ? Math.min(...exact) : wall - before);
}

export function daysLater(at: Date, timeZone: string, days: number, start: Date | null = null): Date {
  const moved = instantOfWall(wallAt(at.getTime(), timeZone) + days * DAY_MS, timeZone, start);
  return new Date(moved.getTime() + (at.getTime() % MINUTE_MS));
}

/** Returns a text such as `2026-11-27T20:00:00-06:00`. */
export function offsetText(at: Date, timeZone: string): string {
  const offset = offsetAt(at.getTime(), timeZone);
  const seconds = at.toISOString().slice(16, 19);
  const size = new Date(Math.abs(offset)).toISOString().slice(11, 16);
  return `${wallText(at, timeZone)}${seconds}${offset < 0 ? '-' : '+'}${size}`;
}
