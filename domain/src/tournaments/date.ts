import { capitalized } from '../time/date-format.ts';
import type { Tournament } from './tournament.ts';
import * as words from './words/card.ts';

type Start = Pick<Tournament, 'date' | 'timeZone'>;
type Write = (date: Date, timeZone: string) => string;

/** When a tournament begins, at the start of a line. */
export function startText({ date, timeZone }: Start, write: Write): string {
  return date === null ? words.dateToCome : capitalized(write(date, timeZone));
}

/** Null for what was never moved. */
export function movedText(
  { date, timeZone, formerDate }: Start & Pick<Tournament, 'formerDate'>,
  write: Write,
): string | null {
  if (formerDate === null) return null;
  return words.moved(write(formerDate, timeZone), date === null ? null : write(date, timeZone));
}
