import type { Waitlist } from './waitlist.ts';

/** Whether one may wait: apart from the schemas, because every card of the list of tournaments asks it. */

interface Waited {
  readonly waitlist: Waitlist;
  readonly date: Date | null;
  readonly cancelledAt: Date | null;
}

/** Until then a waiter may still get a place; null while the tournament has no date. */
function waitlistEnd({ waitlist, date }: Omit<Waited, 'cancelledAt'>): Date | null {
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
