import { wallText } from '@copa/domain/time/wall-text';

const LOCAL = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

/** The wall clock of a zone at a moment, as `datetime-local` writes it. */
export function toLocalInput(date: Date | null, timeZone: string): string {
  return date === null ? '' : wallText(date, timeZone);
}

function offsetAt(instant: number, timeZone: string): number {
  const wall = Date.parse(`${toLocalInput(new Date(instant), timeZone)}:00Z`);
  return wall - Math.floor(instant / 60_000) * 60_000;
}

/**
 * The moment when the clock of a zone shows that time. An hour that a change of clock skips is the hour after it;
 * one that happens twice is the first. Null for what is no time.
 */
export function fromLocalInput(local: string, timeZone: string): Date | null {
  const wall = LOCAL.test(local) ? Date.parse(`${local}:00Z`) : Number.NaN;
  // The 31st of February is not the third of March.
  if (Number.isNaN(wall) || !new Date(wall).toISOString().startsWith(local)) return null;
  const before = offsetAt(wall - 86_400_000, timeZone);
  const after = offsetAt(wall + 86_400_000, timeZone);
  const candidates = [wall - before, wall - after];
  const exact = candidates.filter((instant) => instant + offsetAt(instant, timeZone) === wall);
  return new Date(exact.length > 0 ? Math.min(...exact) : wall - before);
}
