import { capitalized } from './date-format.ts';
import type { Tournament } from './tournament.ts';

export const DATE_TO_COME = 'Fecha por confirmar';

type Start = Pick<Tournament, 'date' | 'timeZone'>;

/** When a tournament begins, at the start of a line. */
export function startText(
  { date, timeZone }: Start,
  write: (date: Date, timeZone: string) => string,
): string {
  return date === null ? DATE_TO_COME : capitalized(write(date, timeZone));
}
