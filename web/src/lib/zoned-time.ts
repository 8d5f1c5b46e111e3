import { instantOfWall } from '@copa/domain/time/local-days';
import { wallText } from '@copa/domain/time/wall-text';

const LOCAL = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

export function toLocalInput(date: Date | null, timeZone: string): string {
  return date === null ? '' : wallText(date, timeZone);
}

/** `start` is the start of the tournament that `local` belongs to, for an hour that occurs twice. */
export function fromLocalInput(local: string, timeZone: string, start: Date | null = null): Date | null {
  const wall = LOCAL.test(local) ? Date.parse(`${local}:00Z`) : Number.NaN;
  // Dates such as 31 February are refused, not moved to March.
  if (Number.isNaN(wall) || !new Date(wall).toISOString().startsWith(local)) return null;
  return instantOfWall(wall, timeZone, start);
}
