import { shortDate, timeWithZone } from '../time/date-format.ts';
import { startText } from './date.ts';
import type { Tournament } from './tournament.ts';
import * as words from './words/card.ts';

/** The list offers a search from this many tournaments on. */
export const FILTER_FROM = 4;

/** The hour on a card, by the organiser's clock. */
export function cardStart(tournament: Pick<Tournament, 'date' | 'timeZone'>): string {
  return startText(
    tournament,
    (date, timeZone) => `${shortDate(date, timeZone)}, ${timeWithZone(date, timeZone)}`,
  );
}

export function cardKind({ modality, mapSelection }: Pick<Tournament, 'modality' | 'mapSelection'>): string {
  return [words.MODALITY_LABELS[modality], mapSelection].filter(Boolean).join(' · ');
}

/** The values of the bar that shows taken places. */
export function takenPlaces({
  currentPlayers,
  maxPlayers,
}: Pick<Tournament, 'currentPlayers' | 'maxPlayers'>) {
  const places = Math.max(maxPlayers, 1);
  return { taken: Math.min(Math.max(currentPlayers, 0), places), places };
}
