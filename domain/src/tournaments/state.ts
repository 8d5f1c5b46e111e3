import {
  CANCELLED_SHOWN_MS,
  DAY_MS,
  DEFAULT_PLAY_MS,
  PRIZE_DELIVERY_DAYS,
  STARTING_SOON_MS,
} from '../limits.ts';
import { dateText } from '../time/days.ts';
import { ownTimeZone } from '../time/wall-clock.ts';
import { waitlistTakesMore } from './places/waitlist-limit.ts';
import type { Tournament, TournamentStatus } from './tournament.ts';
import * as words from './words/state.ts';

export const TOURNAMENT_PHASES = [
  'open',
  'not_open',
  'waiting',
  'full',
  'registration_closed',
  'in_play',
  'completed',
  'cancelled',
] as const;
export type TournamentPhase = (typeof TOURNAMENT_PHASES)[number];

type Schedule = Pick<Tournament, 'status' | 'publishDate'>;
type Places = Pick<Tournament, 'maxPlayers' | 'currentPlayers'>;
type Queued = Places & Pick<Tournament, 'waitlist' | 'waitingPlayers'>;
type Span = Pick<Tournament, 'date' | 'endDate' | 'endedAt' | 'cancelledAt'>;
type Times = Span & Pick<Tournament, 'registrationDeadline'>;
type Current = Times & Queued & Pick<Tournament, 'linkedFormId'>;

export function storedStatus(tournament: Schedule, now: Date): TournamentStatus {
  const due =
    tournament.status === 'scheduled' && tournament.publishDate !== null && tournament.publishDate <= now;
  return due ? 'published' : tournament.status;
}

export function spotsLeft(tournament: Places): number {
  return Math.max(0, tournament.maxPlayers - tournament.currentPlayers);
}

/** With `manual`, a tournament is full while units wait, because free places are kept for them. */
export function isFull(tournament: Queued): boolean {
  const { waitlist, waitingPlayers } = tournament;
  return spotsLeft(tournament) === 0 || (waitlist.mode === 'manual' && waitingPlayers > 0);
}

export function endOf({ date, endDate, endedAt, cancelledAt }: Span): Date | null {
  const withoutDate = cancelledAt && later(cancelledAt, CANCELLED_SHOWN_MS);
  return endedAt ?? (date === null ? withoutDate : (endDate ?? later(date, DEFAULT_PLAY_MS)));
}

export function isOver(tournament: Span, now: Date): boolean {
  const end = endOf(tournament);
  return end !== null && now > end;
}

export function isEnded({ endedAt, cancelledAt }: Pick<Span, 'endedAt' | 'cancelledAt'>): boolean {
  return endedAt !== null || cancelledAt !== null;
}

export function hasStarted({ date }: Pick<Span, 'date'>, now: Date): boolean {
  return date !== null && now >= date;
}

/** Organisers no longer decide about the registrations of a past tournament. */
export function isPast(tournament: Span, now: Date): boolean {
  return isEnded(tournament) || isOver(tournament, now);
}

interface Undecided {
  readonly pending: number;
  readonly blocked?: number | undefined;
}

/** Leaves out pending registrations that organisers cannot approve yet. */
export function decidable({ pending, blocked = 0 }: Undecided): number {
  return Math.max(0, pending - blocked);
}

export function leftToDecide(tournament: Span & { readonly registrations: Undecided }, now: Date): number {
  return isPast(tournament, now) ? 0 : decidable(tournament.registrations);
}

/** The terms of the site promise the prizes by this time. */
export function prizeDeadline(tournament: Span): Date | null {
  const end = endOf(tournament);
  return end && later(end, PRIZE_DELIVERY_DAYS * DAY_MS);
}

export function phase(tournament: Current, now: Date): TournamentPhase {
  if (tournament.cancelledAt !== null) return 'cancelled';
  if (isOver(tournament, now)) return 'completed';
  if (hasStarted(tournament, now)) return 'in_play';
  if (isPastDeadline(tournament, now)) return 'registration_closed';
  if (isFull(tournament) && !waitlistTakesMore(tournament, now)) return 'full';
  if (tournament.linkedFormId === null) return 'not_open';
  return isFull(tournament) ? 'waiting' : 'open';
}

export type RegistrationRefusal =
  | 'tournament-not-published'
  | 'tournament-cancelled'
  | 'registration-form-missing'
  | 'registration-closed'
  | 'tournament-full';

export function registrationRefusal(tournament: Schedule & Current, now: Date): RegistrationRefusal | null {
  if (storedStatus(tournament, now) !== 'published') return 'tournament-not-published';
  if (tournament.cancelledAt !== null) return 'tournament-cancelled';
  if (tournament.linkedFormId === null) return 'registration-form-missing';
  const current = phase(tournament, now);
  if (current === 'open' || current === 'waiting') return null;
  return current === 'full' ? 'tournament-full' : 'registration-closed';
}

export type CardLabel =
  | typeof words.cancelled
  | typeof words.full
  | typeof words.waitlist
  | typeof words.startsSoon
  | typeof words.closed
  | typeof words.soon
  | typeof words.open;

export function cardLabel(tournament: Current, now: Date): CardLabel {
  const { date } = tournament;
  const state = detailState(tournament, now);
  if (state === 'cancelled') return words.cancelled;
  if (state === 'waiting') return words.waitlist;
  if (hasNoPlace(tournament)) return words.full;
  if (date !== null && date.getTime() - now.getTime() <= STARTING_SOON_MS) return words.startsSoon;
  if (state === 'closed') return words.closed;
  if (state === 'soon') return words.soon;
  return words.open;
}

export interface CardButton {
  readonly text: string;
  readonly enabled: boolean;
}

export function cardButton(tournament: Current, now: Date): CardButton {
  const state = detailState(tournament, now);
  if (state === 'cancelled') return { text: words.cancelledButton, enabled: false };
  if (state === 'waiting') return { text: words.waitlistButton, enabled: true };
  if (hasNoPlace(tournament)) return { text: words.fullButton, enabled: false };
  if (state === 'closed') {
    return { text: words.closedButton, enabled: false };
  }
  if (tournament.linkedFormId !== null) return { text: words.registerButton, enabled: true };
  return { text: words.soonButton, enabled: false };
}

export type DetailState = 'open' | 'waiting' | 'full' | 'closed' | 'soon' | 'cancelled';

export function detailState(tournament: Current, now: Date): DetailState {
  const { cancelledAt, linkedFormId } = tournament;
  if (cancelledAt !== null) return 'cancelled';
  const isClosed = hasStarted(tournament, now) || isOver(tournament, now) || isPastDeadline(tournament, now);
  if (isFull(tournament) && (isClosed || !waitlistTakesMore(tournament, now))) return 'full';
  if (isClosed) return 'closed';
  if (linkedFormId === null) return 'soon';
  return isFull(tournament) ? 'waiting' : 'open';
}

export function isInPlay(tournament: Span, now: Date): boolean {
  return tournament.cancelledAt === null && hasStarted(tournament, now) && !isOver(tournament, now);
}

export function isLeftToday(date: Date, now: Date): boolean {
  const day = (at: Date) => dateText(at, ownTimeZone(), now);
  const ahead = date.getTime() - now.getTime();
  return ahead > -DEFAULT_PLAY_MS && (ahead < DEFAULT_PLAY_MS || day(date) === day(now));
}

/**
 * Lower is first: what is played since less than a day, what begins today, and then a tournament of several days.
 */
export function turnToday(tournament: Span, now: Date): 0 | 1 | 2 {
  const { date } = tournament;
  if (date === null) return 2;
  if (isInPlay(tournament, now) && now.getTime() - date.getTime() < DAY_MS) return 0;
  return isLeftToday(date, now) ? 1 : 2;
}

interface Placed {
  readonly phase: TournamentPhase;
  readonly date: Date | null;
}

export function soonestFirst(one: Placed, other: Placed): number {
  const isPast = hasPassed(one);
  if (isPast !== hasPassed(other)) return isPast ? 1 : -1;
  const [at, others] = [startOf(one), startOf(other)];
  return isPast ? others - at : at - others;
}

function hasPassed({ phase }: Placed): boolean {
  return phase === 'completed' || phase === 'cancelled';
}

function startOf({ date }: Placed): number {
  return date?.getTime() ?? Number.MAX_SAFE_INTEGER;
}

export function entryFeeShown(tournament: Pick<Tournament, 'entryFee'>): string | null {
  return Number(tournament.entryFee) > 0 ? tournament.entryFee : null;
}

function hasNoPlace(tournament: Queued): boolean {
  return tournament.maxPlayers > 0 && isFull(tournament);
}

function isPastDeadline({ registrationDeadline }: Times, now: Date): boolean {
  return registrationDeadline !== null && now > registrationDeadline;
}

function later(date: Date, ms: number): Date {
  return new Date(date.getTime() + ms);
}
