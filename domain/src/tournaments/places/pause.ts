import type { Tournament } from '../tournament.ts';

/** Visitors download this file with `window-phase.ts`, so it has no schemas. */

export type Pausable = Pick<Tournament, 'cancelledAt' | 'hiddenAt'>;

/**
 * Deadlines stand still from this time on, because the tournament is cancelled, or was published and is hidden.
 * Null if they run.
 */
export function pausedSince({ cancelledAt, hiddenAt }: Pausable): Date | null {
  return hiddenAt ?? cancelledAt;
}

/** If the change ends a pause, the time at which this pause began; null for any other change. */
export function endedPauseStart(before: Pausable | null, after: Pausable): Date | null {
  return before !== null && pausedSince(after) === null ? pausedSince(before) : null;
}

/** No deadline takes a place away while the tournament is paused, or once it has ended. */
export function keepsPlaces({ endedAt, ...pausable }: Pausable & Pick<Tournament, 'endedAt'>): boolean {
  return endedAt !== null || pausedSince(pausable) !== null;
}
