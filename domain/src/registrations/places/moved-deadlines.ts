import { windowOf } from '../../tournaments/places/window-phase.ts';
import type { Tournament } from '../../tournaments/tournament.ts';
import { incompleteDeadline } from '../incomplete.ts';

type Timed = Pick<Tournament, 'date' | 'windows'>;

export function movesDeadlines(before: Timed, after: Timed): boolean {
  const ends = ({ date, windows }: Timed) =>
    JSON.stringify([date, windows.map(({ kind, closesAt }) => [kind, closesAt])]);
  return ends(before) !== ends(after);
}

/** The deadline moves with the start, but is never later than that of a unit that gets its place now. */
export function movedIncompleteUntil(until: Date, before: Timed, after: Timed, now: Date): Date {
  return earlier(laterBy(until, before.date, after.date), incompleteDeadline(after, now));
}

/**
 * The deadline of a unit that got its place late moves with the close; null if the unit confirms until the
 * close, as others do.
 */
export function movedConfirmBy(by: Date, before: Timed, after: Timed): Date | null {
  const close = windowOf(after, 'match')?.closesAt ?? null;
  const moved = laterBy(by, windowOf(before, 'match')?.closesAt ?? null, close);
  return close === null || moved >= close ? null : moved;
}

function laterBy(instant: Date, from: Date | null, to: Date | null): Date {
  if (from === null || to === null) return instant;
  return new Date(instant.getTime() + Math.max(0, to.getTime() - from.getTime()));
}

function earlier(one: Date, other: Date): Date {
  return new Date(Math.min(one.getTime(), other.getTime()));
}
