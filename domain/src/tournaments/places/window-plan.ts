import {
  ENTRY_CLOSES_BEFORE_MS,
  ENTRY_OPENS_BEFORE_MS,
  FINAL_CLOSES_BEFORE_MS,
  MATCH_CLOSES_BEFORE_MS,
  MATCH_OPENS_BEFORE_MS,
  MINUTE_MS,
  REVIEW_MS,
} from '../../limits.ts';
import { spanText } from '../../time/span.ts';
import type { Tournament } from '../tournament.ts';
import * as words from '../words/fields.ts';
import type { ConfirmationWindow, Windows } from './window.ts';
import { windowOf } from './window-phase.ts';

export function defaultWindows(date: Date): readonly ConfirmationWindow[] {
  const before = (ms: number) => new Date(date.getTime() - ms);
  return [
    {
      kind: 'entry',
      opensAt: before(ENTRY_OPENS_BEFORE_MS),
      closesAt: before(ENTRY_CLOSES_BEFORE_MS),
      onMissing: 'release',
    },
    {
      kind: 'match',
      opensAt: before(MATCH_OPENS_BEFORE_MS),
      closesAt: before(MATCH_CLOSES_BEFORE_MS),
      onMissing: 'release',
    },
  ];
}

const FINAL_OPEN_FOR_MINUTES = [10, 20, 30, 60];

export function finalCloses(
  rooms: readonly { readonly match: number; readonly openAt: Date }[],
  now: Date,
): { readonly all: readonly Date[]; readonly usual: Date } {
  const after = (minutes: number) => now.getTime() + minutes * MINUTE_MS;
  const [first] = rooms
    .flatMap(({ match, openAt }) => (match === 1 ? openAt.getTime() - FINAL_CLOSES_BEFORE_MS : []))
    .filter((closesAt) => closesAt > now.getTime())
    .toSorted((a, b) => a - b);
  const all = [...new Set([...FINAL_OPEN_FOR_MINUTES.map(after), first ?? after(30)])];
  return {
    all: all.toSorted((a, b) => a - b).map((at) => new Date(at)),
    usual: new Date(first ?? after(30)),
  };
}

export function movedWindows(
  windows: readonly ConfirmationWindow[],
  from: Date,
  to: Date,
): readonly ConfirmationWindow[] {
  const moved = (instant: Date) => new Date(instant.getTime() + to.getTime() - from.getTime());
  return windows.map((window) => ({
    ...window,
    opensAt: moved(window.opensAt),
    closesAt: moved(window.closesAt),
  }));
}

/**
 * Refuses a past `closesAt` that is new, or whose window now releases units. Units that expected a later
 * close, or none, could lose their places.
 */
export function pastCloseError(
  before: Windows,
  { windows }: Pick<Windows, 'windows'>,
  now: Date,
): string | null {
  const isNew = ({ kind, closesAt, onMissing }: ConfirmationWindow) => {
    const former = windowOf(before, kind);
    const isClosed = (before.closings[kind]?.closedAt ?? null) !== null;
    const takesPlaces = former?.onMissing === 'mark' && onMissing === 'release' && !isClosed;
    return takesPlaces || former?.closesAt.getTime() !== closesAt.getTime();
  };
  const isSet = windows.some((window) => isNew(window) && window.closesAt <= now);
  return isSet ? words.closeInThePast : null;
}

export function windowsError({ date, windows }: Pick<Tournament, 'date' | 'windows'>): string | null {
  if (windows.length === 0) return null;
  if (date === null) return words.windowsWithoutStart;
  if (new Set(windows.map(({ kind }) => kind)).size < windows.length) {
    return words.repeatedWindow;
  }
  if (windows.some(({ opensAt, closesAt }) => opensAt >= closesAt)) {
    return words.closeBeforeOpening;
  }
  const [entry, match] = [windowOf({ windows }, 'entry'), windowOf({ windows }, 'match')];
  if (entry !== null && match !== null && entry.closesAt > match.opensAt) {
    return words.entryBeforeMatch;
  }
  const latest = date.getTime() - REVIEW_MS;
  if ([entry, match].some((window) => window !== null && window.closesAt.getTime() > latest)) {
    return words.closeTooLate(spanText(REVIEW_MS));
  }
  return null;
}
