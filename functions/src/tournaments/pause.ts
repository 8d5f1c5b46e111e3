import { pausedSince, resumedSince } from '@copa/domain/tournaments/places/pause';
import { type Closings, NO_CLOSING } from '@copa/domain/tournaments/places/window';
import { reviewEnd } from '@copa/domain/tournaments/places/window-phase';
import { storedStatus } from '@copa/domain/tournaments/state';
import type { Tournament } from '@copa/domain/tournaments/tournament';

/** Call this in every transaction that publishes, hides, cancels or resumes a tournament. */
export function pauseAfter(
  before: Tournament,
  changed: Tournament,
  now: Date,
): Pick<Tournament, 'hiddenAt' | 'closings'> {
  const hiddenAt = hiddenSince(before, changed, now);
  const since = resumedSince(before, { ...changed, hiddenAt });
  return { hiddenAt, closings: since === null ? changed.closings : reviewedNow(changed, since, now) };
}

/** Hiding and cancelling together make one pause, from the first beginning to the last end. */
function hiddenSince(before: Tournament, { status, cancelledAt }: Tournament, now: Date): Date | null {
  if (status === 'published') return cancelledAt === null ? null : before.hiddenAt;
  const isHidden = before.hiddenAt !== null || storedStatus(before, now) === 'published';
  return isHidden ? (pausedSince(before) ?? now) : null;
}

/** A window that closed during the pause gets its whole review from now on. */
function reviewedNow(tournament: Tournament, since: Date, now: Date): Closings {
  const closings = { ...tournament.closings };
  for (const window of tournament.windows) {
    const closing = closings[window.kind] ?? NO_CLOSING;
    const wasDue = reviewEnd(tournament, window) <= since;
    if (wasDue || closing.closedAt !== null || window.closesAt > now) continue;
    closings[window.kind] = { ...closing, resumedAt: now };
  }
  return closings;
}
