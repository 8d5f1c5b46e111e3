import type { Tournament } from '../tournament.ts';

/** Visitors download this file with `window-phase.ts`, so it imports no schema. */

export type Pausable = Pick<Tournament, 'cancelledAt' | 'hiddenAt'>;

export function pausedSince({ cancelledAt, hiddenAt }: Pausable): Date | null {
  return hiddenAt ?? cancelledAt;
}

export type Shown = Pausable & Pick<Tournament, 'status'>;

/** Also true before the first publication, because players cannot confirm yet. */
export function isPaused({ status, ...pausable }: Shown): boolean {
  return status !== 'published' || pausedSince(pausable) !== null;
}

const ALWAYS = new Date(0);

/**
 * The beginning of the pause that the change ends; null if it ends none. It is `ALWAYS` if the change
 * publishes a tournament that had neither `hiddenAt` nor `cancelledAt`.
 */
export function endedPauseStart(before: Shown | null, after: Shown): Date | null {
  if (before === null || pausedSince(after) !== null) return null;
  const isFirstShown = before.status !== 'published' && after.status === 'published';
  return pausedSince(before) ?? (isFirstShown ? ALWAYS : null);
}

export function keepsPlaces({ endedAt, ...shown }: Shown & Pick<Tournament, 'endedAt'>): boolean {
  return endedAt !== null || isPaused(shown);
}
