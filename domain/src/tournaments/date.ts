import { capitalized } from '../sentence.ts';
import { ownHour } from '../time/hours.ts';
import type { Tournament } from './tournament.ts';
import * as words from './words/card.ts';

type Start = Pick<Tournament, 'date' | 'timeZone'>;
type Write = (date: Date, timeZone: string, now: Date) => string;

export const playedAt = ({ date, endedAt }: Pick<Tournament, 'date' | 'endedAt'>) => date ?? endedAt;

export function startText({ date, timeZone }: Start, now: Date, write: Write): string {
  return date === null ? words.dateToCome : capitalized(write(date, timeZone, now));
}

export function ownStart({ date }: Pick<Start, 'date'>, now: Date): string {
  return date === null ? words.dateToCome : capitalized(ownHour(date, now));
}

export function movedText(
  { date, timeZone, formerDate }: Start & Pick<Tournament, 'formerDate'>,
  now: Date,
  write: Write,
): string | null {
  if (formerDate === null) return null;
  return words.moved(write(formerDate, timeZone, now), date === null ? null : write(date, timeZone, now));
}
