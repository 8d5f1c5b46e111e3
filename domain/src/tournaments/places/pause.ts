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

export type Published = Shown & Pick<Tournament, 'publishedAt'>;

/**
 * The beginning of the pause that the change ends; null if it ends none. It is `ALWAYS` if players could
 * never confirm before.
 */
export function endedPauseStart(before: Published | null, after: Shown): Date | null {
  if (before === null || !isPaused(before) || isPaused(after)) return null;
  return wasNeverOpen(before) ? ALWAYS : pausedSince(before);
}

function wasNeverOpen({ status, publishedAt, hiddenAt, cancelledAt }: Published): boolean {
  if (hiddenAt !== null) return false;
  return (
    status !== 'published' || (publishedAt !== null && cancelledAt !== null && cancelledAt < publishedAt)
  );
}

export function isPausedOrEnded({ endedAt, ...shown }: Shown & Pick<Tournament, 'endedAt'>): boolean {
  return endedAt !== null || isPaused(shown);
}
