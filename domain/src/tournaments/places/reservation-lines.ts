import { detailState } from '../state.ts';
import type { Tournament } from '../tournament.ts';
import * as words from '../words/reservation.ts';
import type { ReservationStep, Reserved } from './reservation.ts';

export function stepsLeft({ reserved }: Reserved, now: Date): readonly ReservationStep[] {
  return (reserved?.steps ?? []).filter(({ endsAt }) => now < endsAt);
}

export function reservedFirst(tournament: Reserved, now: Date): number | null {
  return stepsLeft(tournament, now)[0]?.first ?? null;
}

export const isOpenToAll = (tournament: Tournament, now: Date): boolean =>
  detailState(tournament, now) === 'open' && reservedFirst(tournament, now) === null;

export function reservedSeason(tournament: Reserved, now: Date): string | null {
  return stepsLeft(tournament, now).length === 0 ? null : (tournament.reserved?.seasonId ?? null);
}

type Write = (at: Date) => string;

export function reservationLines(tournament: Reserved, now: Date, write: Write): readonly string[] {
  const left = stepsLeft(tournament, now);
  return left.flatMap(({ first, endsAt }, index) => {
    const line = index === 0 ? words.forFirst(first, write(endsAt)) : words.thenFirst(first, write(endsAt));
    return index === left.length - 1 ? [line, words.thenAll(write(endsAt))] : [line];
  });
}

export function reservedRefusal(
  tournament: Reserved,
  standing: words.ReservedStanding,
  now: Date,
  write: Write,
): string {
  const [current, next] = stepsLeft(tournament, now);
  if (current === undefined) return '';
  return words.refusal(current.first, standing, write(current.endsAt), next?.first ?? null);
}
