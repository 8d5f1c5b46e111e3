import * as z from 'zod/mini';
import { InstantSchema, nullish } from '../time/instant.ts';
import {
  type ConfirmationWindow,
  ofEachWindow,
  PLACE_WINDOW_KINDS,
  type PlaceWindow,
  type WindowKind,
  type Windows,
} from '../tournaments/places/window.ts';
import { isPlaceWindow, windowOf, windowPhase } from '../tournaments/places/window-phase.ts';

/** `ready`: the unit said that it is ready, and got its place after the close of the match window. */
const ConfirmedBySchema = z.enum(['player', 'organiser', 'ready']);

const ConfirmationSchema = z.object({ at: InstantSchema, by: z._default(ConfirmedBySchema, 'player') });

export const ConfirmationsSchema = z.object(/* @__PURE__ */ ofEachWindow(() => nullish(ConfirmationSchema)));
export type Confirmations = z.output<typeof ConfirmationsSchema>;

export const LateSchema = z.object(/* @__PURE__ */ ofEachWindow(() => nullish(InstantSchema)));
export type Late = z.output<typeof LateSchema>;

export const NO_CONFIRMATIONS: Confirmations = /* @__PURE__ */ ofEachWindow(() => null);
export const NONE_LATE: Late = /* @__PURE__ */ ofEachWindow(() => null);

export const ReleasedBySchema = z.enum(['incomplete', ...PLACE_WINDOW_KINDS]);
export type ReleasedBy = z.output<typeof ReleasedBySchema>;

export const isReleasedByWindow = (by: ReleasedBy | null): by is PlaceWindow['kind'] =>
  by !== null && by !== 'incomplete';

interface Seated {
  readonly confirmations: Confirmations;
  readonly placedAt: Date | null;
  readonly lobby: { readonly stage: number } | null;
}

export interface Asking extends Windows {
  readonly stage: number;
}

export function isFinalist({ lobby }: Pick<Seated, 'lobby'>, { stage }: Pick<Asking, 'stage'>): boolean {
  return stage > 1 && lobby?.stage === stage;
}

export function isAskedForFinal(unit: Pick<Seated, 'lobby'>, tournament: Pick<Asking, 'stage' | 'closings'>) {
  return isFinalist(unit, tournament) && tournament.closings.final?.closedAt == null;
}

export function owes(unit: Seated, tournament: Asking, kind: WindowKind): boolean {
  const { confirmations, placedAt } = unit;
  const window = windowOf(tournament, kind);
  if (window === null || confirmations[kind] !== null) return false;
  if (kind === 'final') return isAskedForFinal(unit, tournament);
  return placedAt === null || placedAt <= window.closesAt;
}

/** A unit that got its place late may have its own deadline. */
export function confirmableUntil(
  { kind, closesAt }: Pick<ConfirmationWindow, 'kind' | 'closesAt'>,
  { confirmBy }: { readonly confirmBy: Date | null },
): Date {
  return kind === 'match' && confirmBy !== null ? confirmBy : closesAt;
}

export function owedWindows(unit: Seated, tournament: Asking, now: Date): readonly ConfirmationWindow[] {
  return tournament.windows.filter(
    (window) => windowPhase(tournament, window, now) === 'open' && owes(unit, tournament, window.kind),
  );
}

export function isConfirmed(unit: Seated, tournament: Asking, now: Date): boolean {
  return tournament.windows.every(
    (window) =>
      !isPlaceWindow(window) ||
      window.onMissing === 'mark' ||
      windowPhase(tournament, window, now) === 'coming' ||
      !owes(unit, tournament, window.kind),
  );
}
