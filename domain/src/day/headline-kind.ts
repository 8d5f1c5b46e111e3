import { ROOM_CALL_MS, ROOM_PLAYED_MS } from '../limits.ts';
import { isFinalist, isReleasedByWindow, owes } from '../registrations/confirmation.ts';
import type { TablePlace } from '../registrations/table-rank.ts';
import type { Ticket } from '../registrations/ticket.ts';
import type { TicketRoom } from '../registrations/ticket-room.ts';
import { isComplete } from '../registrations/unit.ts';
import { isWaitlistLive } from '../tournaments/places/waitlist-limit.ts';
import {
  type ConfirmationWindow,
  PLACE_WINDOW_KINDS,
  WINDOW_KINDS,
  type WindowKind,
} from '../tournaments/places/window.ts';
import {
  isPlaceWindow,
  needsReady,
  type WindowPhase,
  windowOf,
  windowPhase,
} from '../tournaments/places/window-phase.ts';
import type { Plan } from '../tournaments/plan.ts';
import { isInPlay, isOver } from '../tournaments/state.ts';
import type { Tournament } from '../tournaments/tournament.ts';
import { openRoom, withEndAfterRooms } from './room-life.ts';

const ENDED = [
  'cancelled',
  'rejected',
  'released',
  'released-incomplete',
  'lost',
  'lost-late',
  'champion',
  'placed',
  'out',
  'disqualified',
  'over',
  'waited',
] as const;

export const HEADLINE_KINDS = [
  ...ENDED,
  'passed',
  'consent',
  'consent-others',
  'incomplete',
  'waiting',
  'waiting-incomplete',
  'waiting-asked',
  'waiting-ready',
  'promoted',
  'open',
  'review',
  'late',
  'room',
  'playing',
  'qualified',
  'pending',
  'pending-confirmed',
  'pending-promoted',
  'pending-in-play',
  'undrawn',
  'in-play',
  'final',
  'confirmed',
  'confirmed-next',
  'coming',
  'undated',
  'dated',
  'protest',
] as const;
export type HeadlineKind = (typeof HEADLINE_KINDS)[number];

export const ENDED_KINDS: ReadonlySet<HeadlineKind> = new Set(ENDED);

export type HeadlineUnit = Pick<
  Ticket,
  | 'unit'
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
  | 'leftFrom'
  | 'lobby'
  | 'rooms'
>;
export type HeadlineTournament = Pick<
  Tournament,
  | 'date'
  | 'endDate'
  | 'endedAt'
  | 'formerDate'
  | 'cancelledAt'
  | 'cancelReason'
  | 'timeZone'
  | 'windows'
  | 'closings'
  | 'waitlist'
  | 'stage'
> & { readonly plan: Pick<Plan, 'steps'> | null };

export interface HeadlineState {
  readonly kind: HeadlineKind;
  readonly window: ConfirmationWindow | null;
}

const about = (kind: HeadlineKind, window: ConfirmationWindow | null = null): HeadlineState => ({
  kind,
  window,
});

export interface ProtestDecision {
  readonly match: string;
  readonly isUpheld: boolean;
  readonly isOwn: boolean;
  /** True if it replaced an earlier decision. */
  readonly isRedecided: boolean;
}

/**
 * A decided protest does not replace these headlines, because the unit must act on them or know them first.
 */
const BEFORE_NEWS: ReadonlySet<HeadlineKind> = new Set([
  'cancelled',
  'consent',
  'incomplete',
  'waiting-asked',
  'promoted',
  'open',
  'review',
  'room',
] as const);

export function withNews(standing: HeadlineState, decision: ProtestDecision | null): HeadlineState {
  return decision === null || BEFORE_NEWS.has(standing.kind) ? standing : about('protest');
}

export function headlineStateOf(
  unit: HeadlineUnit,
  planned: HeadlineTournament,
  now: Date,
  { table = null, ownSlot = null }: { table?: TablePlace | null; ownSlot?: number | null } = {},
): HeadlineState {
  const tournament = withEndAfterRooms(unit, planned);
  if (tournament.cancelledAt !== null) return about('cancelled');
  if (unit.status === 'rejected') return about('rejected');
  if (unit.place === 'released') return releasedStanding(unit, tournament);
  const result = table === null ? null : resultKind(table);
  if (result !== null) return about(result);
  if (isOver(tournament, now)) return about('over');
  const own = unit.members.find(({ slot }) => slot === ownSlot);
  const isOwnConsent = own?.needsConsent === true;
  if (unit.place === 'waiting') {
    const waits = waitingKind(unit, tournament, now);
    return about(
      isOwnConsent && waits.startsWith('waiting') && waits !== 'waiting-asked' ? 'consent' : waits,
    );
  }
  // For the captain, the missing players come before the captain's own consent, because the team must be
  // complete by `incompleteUntil`.
  if (!isComplete(unit.members))
    return about(isOwnConsent && own.role !== 'captain' ? 'consent' : 'incomplete');
  const asked = askedStanding(unit, tournament, now);
  if (asked !== null) return asked;
  if (unit.members.some(({ needsConsent }) => needsConsent)) {
    return about(isOwnConsent || unit.unit.size === 1 ? 'consent' : 'consent-others');
  }
  if (table !== null && table.isClosed && table.pass === 'in') return about('passed');
  if (callingRoom(unit, tournament, table, now) !== null) return about('room');
  if (table !== null && table.played > 0) return about('playing');
  const plays = isInPlay(tournament, now);
  const isConfirmed = PLACE_WINDOW_KINDS.some((kind) => unit.confirmations[kind] !== null);
  if (unit.status === 'pending') {
    if (plays) return about('pending-in-play');
    if (isConfirmed) return about('pending-confirmed', nextWindow(tournament, now));
    return about(unit.promotedAt === null ? 'pending' : 'pending-promoted');
  }
  const isFinal = isFinalist(unit, tournament);
  if (isFinal && unit.confirmations.final !== null) return about('final');
  if (isFinal && table !== null) return about('qualified');
  if (plays) return about(isUndrawn(unit, tournament) ? 'undrawn' : 'in-play');
  return aheadStanding(tournament, now, isConfirmed);
}

function resultKind({ stage, isChampion, isClosed, rank, pass, played }: TablePlace): HeadlineKind | null {
  if (rank === null) return 'disqualified';
  if (isChampion) return 'champion';
  if (!isClosed) return null;
  if (pass === null) return stage === 1 && played === 0 ? 'over' : 'placed';
  return pass === 'in' ? null : 'out';
}

const isUndrawn = ({ lobby }: HeadlineUnit, { stage }: HeadlineTournament) => stage > 0 && lobby === null;

function callingRoom(
  { rooms }: Pick<HeadlineUnit, 'rooms'>,
  tournament: Pick<HeadlineTournament, 'date' | 'formerDate'>,
  table: TablePlace | null,
  now: Date,
): TicketRoom | null {
  const room = openRoom(rooms, table, now);
  if (room === null) return null;
  const called = room.openAt.getTime() + ROOM_CALL_MS;
  const begins = startOfRoom(room, tournament)?.getTime() ?? 0;
  const until = room.openAt.getTime() < begins ? Math.max(called, begins) : called;
  return now.getTime() < until ? room : null;
}

/**
 * A new date does not move the rooms. So a room is for the former start if it opened before that start and
 * long before `date`.
 */
function startOfRoom(
  { openAt }: TicketRoom,
  { date, formerDate }: Pick<HeadlineTournament, 'date' | 'formerDate'>,
): Date | null {
  if (date === null || formerDate === null) return date;
  const isOfFormer = openAt <= formerDate && formerDate < date;
  return isOfFormer && date.getTime() - openAt.getTime() > ROOM_PLAYED_MS ? formerDate : date;
}

function releasedStanding({ releasedBy, late }: HeadlineUnit, tournament: HeadlineTournament): HeadlineState {
  if (isReleasedByWindow(releasedBy)) {
    return about(late[releasedBy] === null ? 'lost' : 'lost-late', windowOf(tournament, releasedBy));
  }
  return about(releasedBy === 'incomplete' ? 'released-incomplete' : 'released');
}

function waitingKind(
  { members, readyAt }: HeadlineUnit,
  tournament: HeadlineTournament,
  now: Date,
): HeadlineKind {
  if (!isWaitlistLive(tournament, now)) return 'waited';
  if (!isComplete(members)) return 'waiting-incomplete';
  if (!needsReady(tournament, now)) return 'waiting';
  return readyAt === null ? 'waiting-asked' : 'waiting-ready';
}

function askedStanding(unit: HeadlineUnit, tournament: HeadlineTournament, now: Date): HeadlineState | null {
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
    .filter((window) => !isPlaceWindow(window) || !plays)
    .filter(missing)
    .at(-1);
  return past === undefined ? null : about(unit.late[past.kind] === null ? 'review' : 'late', past);
}

function aheadStanding(tournament: HeadlineTournament, now: Date, isConfirmed: boolean): HeadlineState {
  const next = nextWindow(tournament, now);
  if (next !== null) return about(isConfirmed ? 'confirmed-next' : 'coming', next);
  if (isConfirmed) return about('confirmed');
  return about(tournament.date === null ? 'undated' : 'dated');
}

export function nextWindow(tournament: HeadlineTournament, now: Date): ConfirmationWindow | null {
  return inPhase(tournament, now, ['coming']).find(isPlaceWindow) ?? null;
}

function inPhase(
  tournament: HeadlineTournament,
  now: Date,
  phases: readonly WindowPhase[],
): readonly ConfirmationWindow[] {
  return WINDOW_KINDS.flatMap((kind: WindowKind) => windowOf(tournament, kind) ?? []).filter((window) =>
    phases.includes(windowPhase(tournament, window, now)),
  );
}

export interface Told extends HeadlineState {
  readonly unit: HeadlineUnit;
  readonly tournament: HeadlineTournament;
  readonly now: Date;
  readonly position: number | null;
  readonly table: TablePlace | null;
  readonly decision: ProtestDecision | null;
  readonly ownSlot: number | null;
}

export function stageAhead({ kind, unit, tournament: { plan }, table }: Told): Plan['steps'][number] | null {
  const stage = unit.lobby?.stage ?? 0;
  const isAhead = stage > 1 && table?.played === 0;
  return plan?.steps[kind === 'passed' ? stage : isAhead ? stage - 1 : -1] ?? null;
}

export function playedNext(told: Told): Date | null {
  const ahead = stageAhead(told);
  return ahead === null ? told.tournament.date : ahead.at !== null && ahead.at > told.now ? ahead.at : null;
}

export function ownTable(unit: Pick<HeadlineUnit, 'lobby'>, known: TablePlace | null): TablePlace | null {
  return known !== null && known.stage === unit.lobby?.stage ? known : null;
}
