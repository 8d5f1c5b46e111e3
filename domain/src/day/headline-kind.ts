import { isFinalist, owes } from '../registrations/confirmation.ts';
import type { Ticket } from '../registrations/ticket.ts';
import { isComplete } from '../registrations/unit.ts';
import { isWaitlistLive } from '../tournaments/places/waitlist-room.ts';
import { type ConfirmationWindow, WINDOW_KINDS, type WindowKind } from '../tournaments/places/window.ts';
import { needsReady, type WindowPhase, windowOf, windowPhase } from '../tournaments/places/window-phase.ts';
import { isInPlay, isOver } from '../tournaments/state.ts';
import type { Tournament } from '../tournaments/tournament.ts';

export const HEADLINE_KINDS = [
  'cancelled',
  'rejected',
  'released',
  'released-incomplete',
  'lost',
  'lost-late',
  'over',
  'incomplete',
  'waiting',
  'waiting-incomplete',
  'waiting-asked',
  'waiting-ready',
  'waited',
  'promoted',
  'open',
  'review',
  'late',
  'pending',
  'pending-in-play',
  'in-play',
  'final',
  'confirmed',
  'confirmed-next',
  'coming',
  'undated',
  'dated',
] as const;
export type HeadlineKind = (typeof HEADLINE_KINDS)[number];

export type HeadlineUnit = Pick<
  Ticket,
  | 'status'
  | 'place'
  | 'members'
  | 'incompleteUntil'
  | 'confirmations'
  | 'late'
  | 'readyAt'
  | 'placedAt'
  | 'promotedAt'
  | 'confirmBy'
  | 'releasedBy'
  | 'lobby'
  | 'rooms'
>;
export type Played = Pick<
  Tournament,
  | 'date'
  | 'endDate'
  | 'cancelledAt'
  | 'cancelReason'
  | 'timeZone'
  | 'windows'
  | 'closings'
  | 'waitlist'
  | 'stage'
>;

/** The kind of a headline, and the confirmation that it is about. */
export interface Standing {
  readonly kind: HeadlineKind;
  readonly window: ConfirmationWindow | null;
}

const about = (kind: HeadlineKind, window: ConfirmationWindow | null = null): Standing => ({ kind, window });

/** Exactly one for each state, in the order in which they matter. */
export function standingOf(unit: HeadlineUnit, tournament: Played, now: Date): Standing {
  if (tournament.cancelledAt !== null) return about('cancelled');
  if (unit.status === 'rejected') return about('rejected');
  if (unit.place === 'released') return releasedStanding(unit, tournament);
  if (isOver(tournament, now)) return about('over');
  if (unit.place === 'waiting') return about(waitingKind(unit, tournament, now));
  if (!isComplete(unit.members)) return about('incomplete');
  const asked = askedStanding(unit, tournament, now);
  if (asked !== null) return asked;
  const plays = isInPlay(tournament, now);
  if (unit.status === 'pending') return about(plays ? 'pending-in-play' : 'pending');
  const hasFinal = unit.confirmations.final !== null && isFinalist(unit, tournament);
  if (plays) return about(hasFinal ? 'final' : 'in-play');
  return aheadStanding(unit, tournament, now);
}

function releasedStanding({ releasedBy, late, members }: HeadlineUnit, tournament: Played): Standing {
  if (releasedBy === 'entry' || releasedBy === 'match') {
    return about(late[releasedBy] === null ? 'lost' : 'lost-late', windowOf(tournament, releasedBy));
  }
  // Documents from before do not say why; only incomplete teams lost their place then.
  return about(releasedBy === 'incomplete' || !isComplete(members) ? 'released-incomplete' : 'released');
}

function waitingKind({ members, readyAt }: HeadlineUnit, tournament: Played, now: Date): HeadlineKind {
  if (isInPlay(tournament, now) || !isWaitlistLive(tournament, now)) return 'waited';
  if (!isComplete(members)) return 'waiting-incomplete';
  if (!needsReady(tournament, now)) return 'waiting';
  return readyAt === null ? 'waiting-asked' : 'waiting-ready';
}

/** The confirmation that is missing, if there is one that could have come by now. */
function askedStanding(unit: HeadlineUnit, tournament: Played, now: Date): Standing | null {
  const missing = (window: ConfirmationWindow) => owes(unit, tournament, window.kind);
  const open = inPhase(tournament, now, ['open']).find(missing) ?? null;
  if (open !== null) {
    if (unit.confirmBy !== null && open.kind === 'match' && unit.confirmBy < now)
      return about('review', open);
    const isNew = unit.promotedAt !== null && unit.promotedAt >= open.opensAt;
    return about(isNew ? 'promoted' : 'open', open);
  }
  const plays = isInPlay(tournament, now);
  const past = inPhase(tournament, now, ['review', 'closed'])
    .filter(({ kind }) => kind === 'final' || !plays)
    .findLast(missing);
  return past === undefined ? null : about(unit.late[past.kind] === null ? 'review' : 'late', past);
}

function aheadStanding(unit: HeadlineUnit, tournament: Played, now: Date): Standing {
  const next = inPhase(tournament, now, ['coming']).find(({ kind }) => kind !== 'final') ?? null;
  const isConfirmed = (['entry', 'match'] as const).some((kind) => unit.confirmations[kind] !== null);
  if (next !== null) return about(isConfirmed ? 'confirmed-next' : 'coming', next);
  if (isConfirmed) return about('confirmed');
  return about(tournament.date === null ? 'undated' : 'dated');
}

function inPhase(
  tournament: Played,
  now: Date,
  phases: readonly WindowPhase[],
): readonly ConfirmationWindow[] {
  return WINDOW_KINDS.flatMap((kind: WindowKind) => windowOf(tournament, kind) ?? []).filter((window) =>
    phases.includes(windowPhase(tournament, window, now)),
  );
}

/** The facts that decide a headline. */
export interface Told extends Standing {
  readonly unit: HeadlineUnit;
  readonly tournament: Played;
  readonly now: Date;
  /** Counted from one; null where it is not known. */
  readonly position: number | null;
}

export function untilOf(
  { kind, closesAt }: NonNullable<Standing['window']>,
  { confirmBy }: HeadlineUnit,
): Date {
  return kind === 'match' && confirmBy !== null ? confirmBy : closesAt;
}
