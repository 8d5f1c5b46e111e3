import { REVIEW_MS } from '../../limits.ts';
import { isPausedOrEnded, type Shown } from './pause.ts';
import type { ConfirmationWindow, PlaceWindow, WindowKind, Windows } from './window.ts';

/** Visitors download this file, so it imports no schema. */

export type Closable = Windows & { readonly cancelledAt: Date | null; readonly endedAt: Date | null };

export function windowOf({ windows }: Pick<Windows, 'windows'>, kind: WindowKind): ConfirmationWindow | null {
  return windows.find((each) => each.kind === kind) ?? null;
}

export const isPlaceWindow = (window: ConfirmationWindow): window is PlaceWindow => window.kind !== 'final';

export function needsReady(tournament: Pick<Windows, 'windows'>, now: Date): boolean {
  const match = windowOf(tournament, 'match');
  return match !== null && now >= match.opensAt;
}

export type WindowPhase = 'coming' | 'open' | 'review' | 'closed';

export function windowPhase(
  tournament: Windows,
  { kind, ...window }: ConfirmationWindow,
  now: Date,
): WindowPhase {
  if (now < window.opensAt) return 'coming';
  if (now <= window.closesAt) return 'open';
  return now < reviewEnd(tournament, { kind, ...window }) ? 'review' : 'closed';
}

export function reviewEnd({ closings }: Windows, { kind, closesAt }: ConfirmationWindow): Date {
  const { endedAt = null, resumedAt = null } = closings[kind] ?? {};
  const begins = resumedAt !== null && resumedAt > closesAt ? resumedAt : closesAt;
  const ends = new Date(begins.getTime() + REVIEW_MS);
  return endedAt !== null && endedAt > begins && endedAt < ends ? endedAt : ends;
}

export function dueWindow(tournament: Closable & Shown, now: Date): ConfirmationWindow | null {
  if (isPausedOrEnded(tournament)) return null;
  return closable(tournament).find((window) => now >= reviewEnd(tournament, window)) ?? null;
}

export function nextReviewEnd(tournament: Closable & Shown): Date | null {
  if (isPausedOrEnded(tournament)) return null;
  const ends = closable(tournament).map((window) => reviewEnd(tournament, window).getTime());
  return ends.length === 0 ? null : new Date(Math.min(...ends));
}

export function lastReviewEnd(tournament: Closable): Date | null {
  const ends = closable(tournament)
    .filter(isPlaceWindow)
    .map((window) => reviewEnd(tournament, window).getTime());
  return ends.length === 0 ? null : new Date(Math.max(...ends));
}

export function closable(tournament: Closable): readonly ConfirmationWindow[] {
  if (tournament.cancelledAt !== null || tournament.endedAt !== null) return [];
  return tournament.windows
    .filter(
      ({ kind, onMissing }) =>
        onMissing === 'release' && (tournament.closings[kind]?.closedAt ?? null) === null,
    )
    .toSorted((a, b) => a.closesAt.getTime() - b.closesAt.getTime());
}

export function runningWindow(tournament: Windows, now: Date): ConfirmationWindow | null {
  const isRunning = (window: ConfirmationWindow) =>
    ['open', 'review'].includes(windowPhase(tournament, window, now));
  return tournament.windows.find(isRunning) ?? null;
}
