import { endedPauseStart, pausedSince } from '@copa/domain/tournaments/places/pause';
import { type Closings, NO_CLOSING } from '@copa/domain/tournaments/places/window';
import { reviewEnd } from '@copa/domain/tournaments/places/window-phase';
import { storedStatus } from '@copa/domain/tournaments/state';
import type { Tournament } from '@copa/domain/tournaments/tournament';

/**
 * Call this in each transaction that hides, shows again, cancels or resumes a tournament with units. Store the
 * returned fields with the change.
 */
export function pauseAfter(
  before: Tournament,
  changed: Tournament,
  now: Date,
): Pick<Tournament, 'hiddenAt' | 'closings'> {
  const hiddenAt = hiddenSince(before, changed, now);
  const since = endedPauseStart(before, { ...changed, hiddenAt });
  return { hiddenAt, closings: since === null ? changed.closings : withNewReviews(changed, since, now) };
}

/**
 * Hiding a cancelled tournament continues its pause, so `hiddenAt` becomes the beginning of the pause.
 * Showing a tournament that stays cancelled keeps `hiddenAt`, because the pause goes on.
 */
function hiddenSince(before: Tournament, { status, cancelledAt }: Tournament, now: Date): Date | null {
  if (status === 'published') return cancelledAt === null ? null : before.hiddenAt;
  const wasShown = before.hiddenAt !== null || storedStatus(before, now) === 'published';
  return wasShown ? (pausedSince(before) ?? now) : null;
}

/**
 * A window that is past `closesAt` and has no `closedAt` gets a whole new review now, unless its review ended
 * before the pause.
 */
function withNewReviews(tournament: Tournament, since: Date, now: Date): Closings {
  const closings = { ...tournament.closings };
  for (const window of tournament.windows) {
    const closing = closings[window.kind] ?? NO_CLOSING;
    const wasReviewOver = reviewEnd(tournament, window) <= since;
    if (wasReviewOver || closing.closedAt !== null || window.closesAt > now) continue;
    closings[window.kind] = { ...closing, resumedAt: now };
  }
  return closings;
}
