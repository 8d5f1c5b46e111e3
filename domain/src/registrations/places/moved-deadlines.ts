import { endedPauseStart, type Published, type Shown } from '../../tournaments/places/pause.ts';
import { windowOf } from '../../tournaments/places/window-phase.ts';
import type { Tournament } from '../../tournaments/tournament.ts';
import { incompleteDeadline } from '../incomplete.ts';

type Timed = Pick<Tournament, 'date' | 'windows'>;

export function movesDeadlines(before: Timed, after: Timed): boolean {
  const ends = ({ date, windows }: Timed) =>
    JSON.stringify([date, windows.map(({ kind, closesAt, onMissing }) => [kind, closesAt, onMissing])]);
  return ends(before) !== ends(after);
}

/** Returns the milliseconds of the ended pause during which the unit had its place. */
export function pauseOf(before: Published, after: Shown, placedAt: Date | null, now: Date): number {
  const since = endedPauseStart(before, after);
  return since === null ? 0 : now.getTime() - Math.max(since.getTime(), placedAt?.getTime() ?? 0);
}

export function laterBy(instant: Date, ms: number): Date {
  return new Date(instant.getTime() + ms);
}

export function movedIncompleteUntil(until: Date, before: Timed, after: Timed, now: Date): Date {
  return earlier(movedBy(until, before.date, after.date), incompleteDeadline(after, now));
}

/** Null if the moved deadline is not before `closesAt`, or if no match window takes places away. */
export function movedConfirmBy(by: Date, before: Timed, after: Timed): Date | null {
  const window = windowOf(after, 'match');
  const close = window?.onMissing === 'release' ? window.closesAt : null;
  const moved = movedBy(by, windowOf(before, 'match')?.closesAt ?? null, close);
  return close === null || moved >= close ? null : moved;
}

function movedBy(instant: Date, from: Date | null, to: Date | null): Date {
  return from === null || to === null
    ? instant
    : laterBy(instant, Math.max(0, to.getTime() - from.getTime()));
}

function earlier(one: Date, other: Date): Date {
  return new Date(Math.min(one.getTime(), other.getTime()));
}
