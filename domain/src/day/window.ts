import * as z from 'zod/mini';
import {
  ENTRY_CLOSES_BEFORE_MS,
  ENTRY_OPENS_BEFORE_MS,
  MATCH_CLOSES_BEFORE_MS,
  MATCH_OPENS_BEFORE_MS,
  REVIEW_MS,
} from '../limits.ts';
import { InstantSchema, nullish } from '../time/instant.ts';

/** What a unit confirms: that it comes, that it is there, and that it plays the final. */
export const WindowKindSchema = z.enum(['entry', 'match', 'final']);
export type WindowKind = z.output<typeof WindowKindSchema>;

export const WINDOW_KINDS: readonly WindowKind[] = WindowKindSchema.options;

/** `release`: who is missing loses the place when the review ends; `mark`: organisers see who is missing. */
export const OnMissingSchema = z.enum(['release', 'mark']);

export const WindowSchema = z.object({
  kind: WindowKindSchema,
  opensAt: InstantSchema,
  closesAt: InstantSchema,
  onMissing: z._default(OnMissingSchema, 'release'),
});
export type ConfirmationWindow = z.output<typeof WindowSchema>;

/** One of each kind at most, as an organiser edits them. */
export const WindowsSchema = z.array(WindowSchema).check(z.maxLength(WINDOW_KINDS.length));

/** What has happened to a window; nobody edits it. */
export const ClosingSchema = z.object({
  /** Moved to a later close once. */
  extendedAt: nullish(InstantSchema),
  /** An organiser did not wait for the end of the review. */
  endedAt: nullish(InstantSchema),
  /** All places are given on that nobody confirmed. */
  closedAt: nullish(InstantSchema),
});
export type Closing = z.output<typeof ClosingSchema>;

export const ClosingsSchema = z.object({
  entry: nullish(ClosingSchema),
  match: nullish(ClosingSchema),
  final: nullish(ClosingSchema),
});
export type Closings = z.output<typeof ClosingsSchema>;

export const NO_CLOSINGS: Closings = { entry: null, match: null, final: null };
export const NO_CLOSING: Closing = { extendedAt: null, endedAt: null, closedAt: null };

/** Of a tournament. */
export interface Windows {
  readonly windows: readonly ConfirmationWindow[];
  readonly closings: Closings;
}

/** Whose places are given on by themselves: not those of a cancelled tournament. */
type Closable = Windows & { readonly cancelledAt: Date | null };

export function windowOf({ windows }: Pick<Windows, 'windows'>, kind: WindowKind): ConfirmationWindow | null {
  return windows.find((each) => each.kind === kind) ?? null;
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

/** From then on places are given on: five minutes after the close, or when an organiser said so. */
export function reviewEnd({ closings }: Windows, { kind, closesAt }: ConfirmationWindow): Date {
  const endedAt = closings[kind]?.endedAt ?? null;
  const ends = new Date(closesAt.getTime() + REVIEW_MS);
  return endedAt !== null && endedAt > closesAt && endedAt < ends ? endedAt : ends;
}

/** The window whose places have to be given on now, whatever else is asked; null when there is none. */
export function dueWindow(tournament: Closable, now: Date): ConfirmationWindow | null {
  return closable(tournament).find((window) => now >= reviewEnd(tournament, window)) ?? null;
}

/** When places are given on next; null when none are. */
export function nextClosing(tournament: Closable): Date | null {
  const [next] = closable(tournament)
    .map((window) => reviewEnd(tournament, window))
    .toSorted((a, b) => a.getTime() - b.getTime());
  return next ?? null;
}

function closable(tournament: Closable): readonly ConfirmationWindow[] {
  if (tournament.cancelledAt !== null) return [];
  return WINDOW_KINDS.flatMap((kind) => windowOf(tournament, kind) ?? []).filter(
    ({ kind, onMissing }) =>
      kind !== 'final' && onMissing === 'release' && (tournament.closings[kind]?.closedAt ?? null) === null,
  );
}

/** The one that is open, or the one that opens next; null when all are past. */
export function currentWindow(tournament: Windows, now: Date): ConfirmationWindow | null {
  const ahead = tournament.windows.filter(({ closesAt }) => now <= closesAt);
  return ahead.toSorted((a, b) => a.closesAt.getTime() - b.closesAt.getTime())[0] ?? null;
}

/** The one that organisers look after now: open, or in the minutes after its close. */
export function runningWindow(tournament: Windows, now: Date): ConfirmationWindow | null {
  const isRunning = (window: ConfirmationWindow) =>
    ['open', 'review'].includes(windowPhase(tournament, window, now));
  return tournament.windows.find(isRunning) ?? null;
}

/** As a new tournament is offered them. */
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

/** The same hours before another start. */
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

/** A close in the past would give every place on at once that nobody was asked to confirm; null when none was set so. */
export function pastCloseError(
  before: Windows,
  { windows }: Pick<Windows, 'windows'>,
  now: Date,
): string | null {
  const isNew = ({ kind, closesAt }: ConfirmationWindow) =>
    windowOf(before, kind)?.closesAt.getTime() !== closesAt.getTime();
  const isSet = windows.some((window) => isNew(window) && window.closesAt <= now);
  return isSet ? 'El cierre de una confirmación nueva debe estar por venir.' : null;
}

interface Timed {
  readonly date: Date | null;
  readonly windows: readonly ConfirmationWindow[];
}

/** What is wrong with the windows of a tournament, in one sentence; null when nothing is. */
export function windowsError({ date, windows }: Timed): string | null {
  if (windows.length === 0) return null;
  if (date === null) return 'Sin fecha de inicio no hay confirmaciones.';
  if (new Set(windows.map(({ kind }) => kind)).size < windows.length) {
    return 'Cada confirmación va una sola vez.';
  }
  if (windows.some(({ opensAt, closesAt }) => opensAt >= closesAt)) {
    return 'Cada confirmación debe cerrar después de abrir.';
  }
  const [entry, match] = [windowOf({ windows }, 'entry'), windowOf({ windows }, 'match')];
  if (entry !== null && match !== null && entry.closesAt > match.opensAt) {
    return 'La confirmación de asistencia debe cerrar antes de que abra la de la partida.';
  }
  const latest = date.getTime() - REVIEW_MS;
  if ([entry, match].some((window) => window !== null && window.closesAt.getTime() > latest)) {
    return 'Las confirmaciones deben cerrar al menos 5 minutos antes del inicio.';
  }
  return null;
}
