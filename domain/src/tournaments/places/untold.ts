import { LEAST_NOTICE_MS } from '../../limits.ts';
import { isPausedOrEnded, type Shown } from './pause.ts';
import type { ConfirmationWindow } from './window.ts';
import { type Closable, closable, dueWindow, windowOf } from './window-phase.ts';

type Told = Closable & Shown & { readonly stage: number };

/** True if the notice of the opening did not go out in time. Such a window takes no places. */
export function isUntold(
  { closings, stage }: Pick<Told, 'closings' | 'stage'>,
  window: ConfirmationWindow,
  now: Date,
): boolean {
  const { kind, opensAt, onMissing } = window;
  const { closedAt = null, toldAt = null, untoldAt = null } = closings[kind] ?? {};
  if (closedAt !== null) return false;
  if (untoldAt !== null) return true;
  const isTold = toldAt !== null && toldAt >= opensAt;
  const asksNobody = kind === 'final' && stage < 2;
  return onMissing === 'release' && !isTold && !asksNobody && now > lastNotice(window);
}

/** The first untold window that is still set to take places. */
export function untoldWindow(tournament: Told, now: Date): ConfirmationWindow | null {
  if (isPausedOrEnded(tournament)) return null;
  return closable(tournament).find((window) => isUntold(tournament, window, now)) ?? null;
}

/** True while `endReviews` has something to do. */
export function isReviewWorkDue(tournament: Told, now: Date): boolean {
  return dueWindow(tournament, now) !== null || untoldWindow(tournament, now) !== null;
}

function lastNotice({ opensAt, closesAt }: ConfirmationWindow): Date {
  const length = closesAt.getTime() - opensAt.getTime();
  return new Date(closesAt.getTime() - Math.min(LEAST_NOTICE_MS, length / 2));
}

type WithClosings = Pick<Told, 'windows' | 'closings'>;

/** Sets `release` again in each window that `keepUntoldPlaces` set to `mark`. */
export function windowsAsSet({ windows, closings }: WithClosings): readonly ConfirmationWindow[] {
  return windows.map((window) =>
    (closings[window.kind]?.untoldAt ?? null) === null ? window : { ...window, onMissing: 'release' },
  );
}

/**
 * The windows of an edit. An untold window is set to take places again if its close is to come and the edit
 * moves the close or sets `release`. It opens now or later, so that everybody is told.
 */
export function askedAgain(
  before: WithClosings,
  windows: readonly ConfirmationWindow[],
  now: Date,
): ConfirmationWindow[] {
  return windows.map((window) => {
    const { kind, opensAt, closesAt, onMissing } = window;
    const isMoved = windowOf(before, kind)?.closesAt.getTime() !== closesAt.getTime();
    const isAskedAgain = closesAt > now && (isMoved || onMissing === 'release');
    if (!isAskedAgain || (before.closings[kind]?.untoldAt ?? null) === null) return window;
    return { ...window, onMissing: 'release', opensAt: opensAt < now ? now : opensAt };
  });
}
