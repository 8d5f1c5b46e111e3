import { capitalized } from '../time/date-format.ts';
import type { Tournament } from './tournament.ts';

export const DATE_TO_COME = 'Fecha por confirmar';

type Start = Pick<Tournament, 'date' | 'timeZone'>;
type Write = (date: Date, timeZone: string) => string;

/** When a tournament begins, at the start of a line. */
export function startText({ date, timeZone }: Start, write: Write): string {
  return date === null ? DATE_TO_COME : capitalized(write(date, timeZone));
}

/** Null for what was never moved. */
export function movedText(
  { date, timeZone, formerDate }: Start & Pick<Tournament, 'formerDate'>,
  write: Write,
): string | null {
  if (formerDate === null) return null;
  const now = date === null ? 'por confirmar' : write(date, timeZone);
  return `Antes: ${write(formerDate, timeZone)}. Ahora: ${now}.`;
}
