import { confirmDeadline } from '@copa/domain/day/queue';
import type { ReleasedBy } from '@copa/domain/registrations/confirmation';
import { incompleteDeadline } from '@copa/domain/registrations/incomplete';
import { passesNoPlaceOn } from '@copa/domain/registrations/places/deadlines';
import type { WaitPhase } from '@copa/domain/registrations/places/unit-day';
import type { StoredRegistration } from '@copa/domain/registrations/registration';
import { isComplete } from '@copa/domain/registrations/unit';
import { windowOf } from '@copa/domain/tournaments/places/window-phase';
import type { Tournament } from '@copa/domain/tournaments/tournament';

export function nextDeadline({
  incompleteUntil,
  confirmBy: by,
  givenOnAt,
  takeBackUntil,
}: Pick<StoredRegistration, 'incompleteUntil' | 'confirmBy' | 'givenOnAt' | 'takeBackUntil'>): Date | null {
  if (givenOnAt !== null) return givenOnAt;
  return [incompleteUntil, by, takeBackUntil].reduce(
    (first, each) => (first === null || (each !== null && each < first) ? each : first),
    null,
  );
}

export function isOverdue(unit: Parameters<typeof nextDeadline>[0], now: Date): boolean {
  const at = nextDeadline(unit);
  return at !== null && at < now;
}

/** The unit after a change of too many deadlines for one transaction. */
export function withMovedDeadlines(unit: StoredRegistration, until: Date): StoredRegistration {
  return { ...unit, incompleteUntil: unit.incompleteUntil && until, confirmBy: null };
}

/** Leaves out removed deadlines, because `settleAgenda` takes them off the agenda when they are due. */
export function newDeadlines(
  pairs: readonly (readonly [StoredRegistration | null, StoredRegistration | null])[],
): ReadonlyMap<string, Date> {
  const deadlines = new Map<string, Date>();
  for (const [before, unit] of pairs) {
    const at = unit === null ? null : nextDeadline(unit);
    const former = before === null ? null : nextDeadline(before);
    if (unit !== null && at !== null && at.getTime() !== former?.getTime()) deadlines.set(unit.id, at);
  }
  return deadlines;
}

/** The deadline that the unit missed, or null if it lost its place for another reason. */
export type ReleaseCause = ReleasedBy | null;

export function newlyPlaced(
  unit: StoredRegistration,
  tournament: Tournament | null,
  now: Date,
): StoredRegistration {
  const isPromoted = unit.place === 'waiting';
  const match = tournament === null ? null : windowOf(tournament, 'match');
  const isOpen = match !== null && match.opensAt <= now && now <= match.closesAt;
  const by = isOpen && match.onMissing === 'release' ? confirmDeadline(match, now) : null;
  const cameReady = match !== null && now > match.closesAt && unit.readyAt !== null;
  return {
    ...unit,
    place: 'held',
    waitSeq: null,
    readyAt: null,
    placedAt: now,
    promotedAt: isPromoted ? now : unit.promotedAt,
    // A deadline at the close of the window is not stored, because `endReviews` releases unconfirmed units.
    confirmBy: by !== null && match !== null && by < match.closesAt ? by : null,
    confirmations: cameReady
      ? { ...unit.confirmations, match: { at: now, by: 'ready' } }
      : unit.confirmations,
    releasedBy: null,
  };
}

export function waitingAs(unit: StoredRegistration, waitSeq: number): StoredRegistration {
  return { ...unit, place: 'waiting', waitSeq, readyAt: null, placedAt: null, confirmBy: null };
}

export function released(unit: StoredRegistration, releasedBy: ReleaseCause): StoredRegistration {
  return {
    ...unit,
    place: 'released',
    waitSeq: null,
    readyAt: null,
    placedAt: null,
    confirmBy: null,
    releasedBy,
    givenOnAt: null,
    formerDecision: null,
    takeBackUntil: null,
    beforePromotion: null,
  };
}

export function seenByPlayers(unit: StoredRegistration): StoredRegistration {
  return unit.givenOnAt === null ? unit : { ...released(unit, null), incompleteUntil: null };
}

export function derivedState(
  { place, members, readyAt, incompleteUntil, givenOnAt, status, leftFrom }: StoredRegistration,
  tournament: Tournament | null,
  now: Date,
): Pick<StoredRegistration, 'incompleteUntil' | 'leftFrom' | 'waitsFor'> {
  const complete = isComplete(members);
  const waits: WaitPhase[] = readyAt === null ? ['entry'] : ['entry', 'match'];
  // No deadline is made after the end, because it would take the place if the end moves to a later time.
  const isLate = tournament !== null && passesNoPlaceOn(tournament, now);
  const deadline = incompleteUntil ?? (isLate ? null : incompleteDeadline(tournament, now));
  return {
    incompleteUntil: complete || place !== 'held' ? null : deadline,
    leftFrom: complete && (status !== 'pending' || leftFrom === 'pending') ? null : leftFrom,
    waitsFor: complete && place === 'waiting' && givenOnAt === null ? waits : [],
  };
}
