import { shortDate, timeWithZone } from '../time/date-format.ts';
import { startText } from './date.ts';
import type { Modality, Tournament } from './tournament.ts';

export const MODALITY_LABELS: Readonly<Record<Modality, string>> = {
  solo: 'Solo',
  duo: 'Dúo',
  squad: 'Escuadra',
};

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
  return [MODALITY_LABELS[modality], mapSelection].filter(Boolean).join(' · ');
}

export function countText(tournaments: number): string {
  return tournaments === 1 ? '1 torneo' : `${tournaments} torneos`;
}

/** The values of the bar that shows taken places. */
export function takenPlaces({
  currentPlayers,
  maxPlayers,
}: Pick<Tournament, 'currentPlayers' | 'maxPlayers'>) {
  const places = Math.max(maxPlayers, 1);
  return { taken: Math.min(Math.max(currentPlayers, 0), places), places };
}
