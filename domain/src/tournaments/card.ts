import { capitalized } from '../sentence.ts';
import { clockText, dateText } from '../time/days.ts';
import { ownHour } from '../time/hours.ts';
import type { Reserved } from './places/reservation.ts';
import { reservedFirst } from './places/reservation-lines.ts';
import { mapsShown } from './plan-maps.ts';
import { prizeShown } from './prizes.ts';
import { entryFeeShown, phase } from './state.ts';
import type { Tournament } from './tournament.ts';
import * as words from './words/card.ts';
import { CHOICE_LABELS } from './words/choices.ts';

export const FILTER_FROM = 4;

export function cardStart(
  { date, timeZone }: Pick<Tournament, 'date' | 'timeZone'>,
  now: Date,
  reader: string | null,
): string {
  return date === null ? words.dateToCome : onClock(date, timeZone, now, reader);
}

export function onClock(at: Date, timeZone: string, now: Date, reader: string | null): string {
  if (reader !== null) return capitalized(ownHour(at, now, reader));
  return capitalized(`${dateText(at, timeZone, now)}, ${clockText(at, timeZone)}`);
}

type Played = Pick<Tournament, 'modality' | 'mapSelection' | 'plan'>;

export function cardKind(tournament: Played): string {
  return [CHOICE_LABELS.modality[tournament.modality], mapsShown(tournament)].filter(Boolean).join(' · ');
}

export function cardOffer(tournament: Tournament) {
  if (tournament.cancelledAt !== null) return { fee: null, prize: null, places: null };
  return { fee: entryFeeShown(tournament), prize: prizeShown(tournament), places: takenPlaces(tournament) };
}

export function takenPlaces({
  currentPlayers,
  maxPlayers,
}: Pick<Tournament, 'currentPlayers' | 'maxPlayers'>) {
  const places = Math.max(maxPlayers, 1);
  return { taken: Math.min(Math.max(currentPlayers, 0), places), places };
}

type Dated = Pick<Tournament, 'id' | 'date'>;

const timeOf = ({ date }: Dated) => date?.getTime() ?? Number.MAX_VALUE;

export function byDate(one: Dated, other: Dated): number {
  return timeOf(one) - timeOf(other) || (one.id < other.id ? -1 : 1);
}

type Listed = Dated & Reserved & Parameters<typeof phase>[0];

export function inListOrder<Each extends Listed>(tournaments: readonly Each[], now: Date): readonly Each[] {
  const rank = (tournament: Each) => {
    const current = phase(tournament, now);
    if (current === 'open') return reservedFirst(tournament, now) === null ? 0 : 1;
    return current === 'waiting' ? 1 : 2;
  };
  return tournaments
    .map((tournament) => ({ tournament, rank: rank(tournament) }))
    .toSorted((one, other) => one.rank - other.rank || byDate(one.tournament, other.tournament))
    .map(({ tournament }) => tournament);
}
