import type { Tournament } from '../tournament.ts';

/** Visitors download this file with `window-phase.ts`, so it imports no schema. */

export type Pausable = Pick<Tournament, 'cancelledAt' | 'hiddenAt'>;

export function pausedSince({ cancelledAt, hiddenAt }: Pausable): Date | null {
  return hiddenAt ?? cancelledAt;
}

/** The beginning of the pause if the change from `before` to `after` ends a pause, else null. */
export function endedPauseStart(before: Pausable | null, after: Pausable): Date | null {
  return before !== null && pausedSince(after) === null ? pausedSince(before) : null;
}

export function keepsPlaces({ endedAt, ...pausable }: Pausable & Pick<Tournament, 'endedAt'>): boolean {
  return endedAt !== null || pausedSince(pausable) !== null;
}
