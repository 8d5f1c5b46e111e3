import { DAY_MS } from '../../limits.ts';
import type { ConfirmationWindow } from '../../tournaments/places/window.ts';

interface Timed {
  readonly windows: readonly ConfirmationWindow[];
  readonly date: Date | null;
}

/**
 * From this moment on, units behind get places that are left, too. It is the opening of the first confirmation, or a day before
 * the start; null while the tournament has no date.
 */
export function behindUntil({ windows, date }: Timed): Date | null {
  const opening = windows.flatMap(({ kind, opensAt }) => (kind === 'final' ? [] : [opensAt.getTime()]));
  if (opening.length > 0) return new Date(Math.min(...opening));
  return date === null ? null : new Date(date.getTime() - DAY_MS);
}

export function servesBehind(tournament: Timed, now: Date): boolean {
  const until = behindUntil(tournament);
  return until !== null && now >= until;
}
