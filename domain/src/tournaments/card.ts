import { shortDate, timeWithZone } from '../time/date-format.ts';
import { startText } from './date.ts';
import type { Modality, Tournament } from './tournament.ts';

export const MODALITY_LABELS: Readonly<Record<Modality, string>> = {
  solo: 'Solo',
  duo: 'Dúo',
  squad: 'Escuadra',
};

/** From this many tournaments on there is something to search. */
export const FILTER_FROM = 4;

/** On a card, by the organiser's clock. */
export function cardStart(tournament: Pick<Tournament, 'date' | 'timeZone'>): string {
  return startText(
    tournament,
    (date, timeZone) => `${shortDate(date, timeZone)}, ${timeWithZone(date, timeZone)}`,
  );
}

export function cardKind({ modality, mapSelection }: Pick<Tournament, 'modality' | 'mapSelection'>): string {
  return [MODALITY_LABELS[modality], mapSelection].filter(Boolean).join(' · ');
}

export function countText(tournaments: number): string {
  return tournaments === 1 ? '1 torneo' : `${tournaments} torneos`;
}

/** Of a bar that shows how many places are taken. */
export function takenPlaces({
  currentPlayers,
  maxPlayers,
}: Pick<Tournament, 'currentPlayers' | 'maxPlayers'>) {
  const places = Math.max(maxPlayers, 1);
  return { taken: Math.min(Math.max(currentPlayers, 0), places), places };
}
