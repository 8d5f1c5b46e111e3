import { BEHIND_FROM } from '../../limits.ts';
import type { Waitlist } from './waitlist.ts';

/** Visitors download this file with the list of tournaments, so it imports no schema. */

interface Timed {
  readonly waitlist: Pick<Waitlist, 'endsAt'>;
  readonly date: Date | null;
}

interface Waited extends Timed {
  readonly waitlist: Waitlist;
  readonly cancelledAt: Date | null;
}

function waitlistEnd({ waitlist, date }: Timed): Date | null {
  return waitlist.endsAt ?? date;
}

export function isWaitlistOver(tournament: Timed, now: Date): boolean {
  const ends = waitlistEnd(tournament);
  return ends !== null && now > ends;
}

export function isWaitlistLive(tournament: Waited, now: Date): boolean {
  return tournament.cancelledAt === null && !isWaitlistOver(tournament, now);
}

export function waitlistTakesMore(tournament: Waited & { readonly waitingPlayers: number }, now: Date) {
  return isWaitlistLive(tournament, now) && tournament.waitingPlayers < tournament.waitlist.max;
}

export function isBehind(waitSeq: number | null): boolean {
  return (waitSeq ?? 0) >= BEHIND_FROM;
}
