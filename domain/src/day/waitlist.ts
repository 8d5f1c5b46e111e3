import * as z from 'zod/mini';
import { MATCH_GRACE_MS, WAITLIST_MAX } from '../limits.ts';
import { InstantSchema, nullish } from '../time/instant.ts';
import { type ConfirmationWindow, type Windows, windowOf } from './window.ts';

/** `auto`: a free place goes to the next who waits, at once; `manual`: an organiser gives it. */
export const WaitlistModeSchema = z.enum(['auto', 'manual']);
export type WaitlistMode = z.output<typeof WaitlistModeSchema>;

export const WaitlistSchema = z.object({
  /** How many may wait; with none, full means full. */
  max: z._default(
    z
      .int('Ingresa un número entero.')
      .check(z.minimum(0), z.maximum(WAITLIST_MAX, `Como máximo ${WAITLIST_MAX} en espera.`)),
    0,
  ),
  mode: z._default(WaitlistModeSchema, 'auto'),
  /** Until when places are given on; without it, until the tournament begins. */
  endsAt: nullish(InstantSchema),
});
export type Waitlist = z.output<typeof WaitlistSchema>;

export const NO_WAITLIST: Waitlist = { max: 0, mode: 'auto', endsAt: null };

interface Waited {
  readonly waitlist: Waitlist;
  readonly date: Date | null;
  readonly cancelledAt: Date | null;
}

/** Until then a waiter may still get a place; null while the tournament has no date. */
export function waitlistEnd({ waitlist, date }: Omit<Waited, 'cancelledAt'>): Date | null {
  return waitlist.endsAt ?? date;
}

export function isWaitlistLive(tournament: Waited, now: Date): boolean {
  const ends = waitlistEnd(tournament);
  return tournament.cancelledAt === null && (ends === null || now <= ends);
}

/** Whether one more may wait. */
export function hasWaitlistRoom(
  tournament: Waited & { readonly waitingPlayers: number },
  now: Date,
): boolean {
  return isWaitlistLive(tournament, now) && tournament.waitingPlayers < tournament.waitlist.max;
}

/** From the opening of the match on, a place goes only to who has said to be there. */
export function needsReady(tournament: Pick<Windows, 'windows'>, now: Date): boolean {
  const match = windowOf(tournament, 'match');
  return match !== null && now >= match.opensAt;
}

/**
 * Until when who gets a place during that window has to confirm: for the match within minutes, so that the next one still
 * can; for the entry, which may last all night, until its close.
 */
export function confirmBy({ kind, closesAt }: ConfirmationWindow, now: Date): Date {
  if (kind !== 'match') return closesAt;
  return new Date(Math.min(now.getTime() + MATCH_GRACE_MS, closesAt.getTime()));
}

/** `queues/{tournament}`: the numbers of those who wait, and nothing else, from which a phone finds its own place. */
export const QueueSchema = z.object({
  id: z.string(),
  waiting: z.array(z.int()).check(z.maxLength(WAITLIST_MAX)),
});
export type Queue = z.output<typeof QueueSchema>;

/** Counted from one; null for a number that does not wait any more. */
export function positionIn({ waiting }: Pick<Queue, 'waiting'>, waitSeq: number): number | null {
  const before = waiting.indexOf(waitSeq);
  return before === -1 ? null : before + 1;
}
