import type { Tournament } from '../tournament.ts';

/** Visitors download this file with `window-phase.ts`, so it imports no schema. */

export type Pausable = Pick<Tournament, 'cancelledAt' | 'hiddenAt'>;

/**
 * Deadlines stand still from this time on, because the tournament is cancelled or hidden. Null if they run.
 */
export function pausedSince({ cancelledAt, hiddenAt }: Pausable): Date | null {
  return hiddenAt ?? cancelledAt;
}

/** Null unless the change ends a pause; otherwise the time at which that pause began. */
export function endedPauseStart(before: Pausable | null, after: Pausable): Date | null {
  return before !== null && pausedSince(after) === null ? pausedSince(before) : null;
}

export function keepsPlaces({ endedAt, ...pausable }: Pausable & Pick<Tournament, 'endedAt'>): boolean {
  return endedAt !== null || pausedSince(pausable) !== null;
}
