import { capitalized } from '../sentence.ts';
import { clockText, dateText, dayAndClock } from '../time/days.ts';
import { topPrize } from './prizes.ts';
import { entryFeeShown } from './state.ts';
import type { Tournament } from './tournament.ts';
import * as words from './words/card.ts';

export const FILTER_FROM = 4;

/** The hour on a card, on the clock of a zone; the page's HTML, which has no reader, does not say how far it is. */
export function cardStart(
  { date, timeZone }: Pick<Tournament, 'date' | 'timeZone'>,
  now: Date,
  reader: string | null,
): string {
  if (date === null) return words.dateToCome;
  if (reader !== null) return capitalized(dayAndClock(date, reader, now));
  return capitalized(`${dateText(date, timeZone, now)}, ${clockText(date, timeZone)}`);
}

export function cardKind({ modality, mapSelection }: Pick<Tournament, 'modality' | 'mapSelection'>): string {
  return [words.MODALITY_LABELS[modality], mapSelection].filter(Boolean).join(' · ');
}

/** A cancelled tournament offers nothing to pay, to win or to fill. */
export function cardOffer(tournament: Tournament) {
  if (tournament.cancelledAt !== null) return { fee: null, prize: null, places: null };
  return { fee: entryFeeShown(tournament), prize: topPrize(tournament), places: takenPlaces(tournament) };
}

export function takenPlaces({
  currentPlayers,
  maxPlayers,
}: Pick<Tournament, 'currentPlayers' | 'maxPlayers'>) {
  const places = Math.max(maxPlayers, 1);
  return { taken: Math.min(Math.max(currentPlayers, 0), places), places };
}
