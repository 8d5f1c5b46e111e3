import { freeFireIdKey } from '@copa/domain/contact';
import type { Player } from '@copa/domain/registrations/player';
import {
  REGISTRATION_STATUS,
  type RegistrationCorrection,
  type RegistrationStatus,
} from '@copa/domain/registrations/registration';
import { isComplete } from '@copa/domain/registrations/unit';
import { UNIT_SIZES } from '@copa/domain/tournaments/tournament';
import { refusal } from '../../refusals.ts';
import type { Actor } from '../../site/audit.ts';
import { confirm, ready } from './day/confirm.ts';
import type { DayOperation } from './day/day-operation.ts';
import { fillPlaces, promote, readmit } from './day/promote.ts';
import { release } from './day/release.ts';
import { type AddOperation, add, type OperationContext, type RegisterOperation, register } from './entry.ts';
import { acceptedOf, captainOf, freeFireIdsOf, type Ledger, notFound, type StoredUnit } from './ledger.ts';
import { newTrace } from './limits.ts';
import { decidedMail } from './mail.ts';
import { withMailbox } from './mailbox.ts';
import {
  accept,
  leave,
  type MemberOperation,
  reinvite,
  requireUnit,
  reticket,
  seat,
  type UnitKey,
} from './members/members.ts';
import { decideNames, dropped, rename } from './members/names.ts';
import { requireMayBeSeated, requireMember, withMember } from './seating.ts';

export interface CorrectOperation extends UnitKey {
  readonly kind: 'correct';
  /** Null is the captain. */
  readonly memberId: string | null;
  readonly correction: RegistrationCorrection;
  /** The id of another mailbox's trace; null where the mailbox stays the same. */
  readonly mailbox: string | null;
  readonly actor: Actor;
}

export interface DecideOperation extends UnitKey {
  readonly kind: 'decide';
  readonly status: RegistrationStatus;
  readonly reason: string | null;
  /** The status that the actor saw; null decides whatever it is. */
  readonly expected?: RegistrationStatus | null;
  readonly actor: Actor;
}

/** The whole unit. */
export interface RemoveOperation extends UnitKey {
  readonly kind: 'remove';
  readonly action: 'registration.delete' | 'registration.withdraw';
  /** The captain who withdraws it, and nobody else; null where an organiser deletes it. */
  readonly memberId: string | null;
  /** Of the trace that each member leaves, so that the same requests sent again register nobody. */
  readonly traceOf: (memberId: string) => string;
  readonly actor: Actor;
}

export type RegistrationOperation =
  | RegisterOperation
  | AddOperation
  | CorrectOperation
  | DecideOperation
  | RemoveOperation
  | MemberOperation
  | DayOperation;

/**
 * Applies one operation to the ledger and returns the registration that it is about; refusals throw AppError. What became
 * free goes to who waits before anything else is decided.
 */
export function applyOperation(
  ledger: Ledger,
  operation: RegistrationOperation,
  context: OperationContext,
): StoredUnit {
  const answer = apply(ledger, operation, context);
  fillPlaces(ledger, context.now);
  return ledger.registration(answer.id) ?? answer;
}

function apply(ledger: Ledger, operation: RegistrationOperation, context: OperationContext): StoredUnit {
  switch (operation.kind) {
    case 'register':
      return register(ledger, operation, context);
    case 'decide':
      return decide(ledger, operation, context.now);
    case 'add':
      return add(ledger, operation, context);
    case 'correct':
      return correct(ledger, operation, context.now);
    case 'remove':
      return remove(ledger, operation, context.now);
    case 'accept':
      return accept(ledger, operation, context);
    case 'leave':
      return leave(ledger, operation, context);
    case 'seat':
      return seat(ledger, operation, context);
    case 'rename':
      return rename(ledger, operation);
    case 'decide-names':
      return decideNames(ledger, operation);
    case 'reinvite':
      return reinvite(ledger, operation, context);
    case 'reticket':
      return reticket(ledger, operation, context);
    case 'release':
      return release(ledger, operation, context);
    case 'confirm':
      return confirm(ledger, operation, context.now);
    case 'ready':
      return ready(ledger, operation, context.now);
    case 'readmit':
      return readmit(ledger, operation, context.now);
    case 'promote':
      return promote(ledger, operation, context.now);
  }
}

/** The claim goes along with the player ID: nobody else can take it in between. */
function correct(ledger: Ledger, operation: CorrectOperation, now: Date): StoredUnit {
  const { correction, actor, memberId, mailbox } = operation;
  const unit = requireUnit(ledger, operation);
  const before = memberId === null ? captainOf(unit) : requireMember(unit, memberId);
  const corrected = { ...before, ...withoutUnnamed(correction) };
  const changed = CORRECTABLE.filter((field) => before[field] !== corrected[field]);
  if (changed.length === 0) return unit;
  const isAnotherPlayer = freeFireIdKey(before.freeFireId) !== freeFireIdKey(corrected.freeFireId);
  const wish = changed.includes('nick') ? dropped(before.wish) : before.wish;
  const after = { ...corrected, wish, ...(isAnotherPlayer && { playerKey: null }) };
  if (isAnotherPlayer && unit.place !== 'released') {
    requireMayBeSeated(ledger, after.freeFireId);
    ledger.unclaim(unit, before.freeFireId);
    ledger.claim(unit, after.freeFireId);
  }
  const withCorrection = withMember(unit, after);
  const isAnotherMailbox = mailbox !== null && changed.includes('email');
  const stored = ledger.store(
    isAnotherMailbox ? withMailbox(ledger, withCorrection, after.id, mailbox, now) : withCorrection,
  );
  ledger.record({
    actor,
    action: 'registration.correct',
    target: `registrations/${unit.id}`,
    tournament: ledger.tournament,
    // Which ones, and not what they say: the audit outlives the player.
    after: { corrected: changed },
  });
  return stored;
}

const CORRECTABLE = ['fullName', 'freeFireId', 'email', 'phone', 'nick'] as const;

function withoutUnnamed(correction: RegistrationCorrection): Partial<Player & { readonly nick: string }> {
  return Object.fromEntries(Object.entries(correction).filter(([, value]) => value !== undefined));
}

function decide(ledger: Ledger, operation: DecideOperation, now: Date): StoredUnit {
  const { status, actor } = operation;
  const before = requireUnit(ledger, operation);
  const reason = status === 'rejected' ? (operation.reason ?? before.reason) : null;
  const hasPlace = before.place !== 'released';
  const wantsPlace = status !== 'rejected';
  if (before.status === status && before.reason === reason && hasPlace === wantsPlace) return before;
  const { expected = null } = operation;
  if (expected !== null && before.status !== expected && before.status !== status) {
    const { label } = REGISTRATION_STATUS[before.status];
    throw refusal('stale-write', `Otra persona ya decidió: la inscripción está en «${label}».`);
  }
  if (status === 'approved' && !isComplete(before.members)) throw refusal('unit-incomplete');

  const isDecided = status !== 'pending';
  const placed = wantsPlace && !hasPlace ? retakePlace(ledger, before) : before;
  const decided: StoredUnit = {
    ...(wantsPlace ? placed : ledger.freePlace(placed)),
    status,
    reason,
    decidedAt: isDecided ? now : null,
    decidedBy: isDecided ? actor.uid : null,
  };
  const isTold = isDecided && before.status !== status;
  const after = ledger.store(isTold ? mailDecision(ledger, decided, now) : decided);
  ledger.record({
    actor,
    action: 'registration.status',
    target: `registrations/${before.id}`,
    tournament: ledger.tournament,
    // Not the reason: it is about a person, and goes with the registration.
    before: { status: before.status },
    after: { status },
  });
  return after;
}

function mailDecision(ledger: Ledger, unit: StoredUnit, now: Date): StoredUnit {
  const { tournament } = ledger;
  if (tournament === null) return unit;
  const { status } = unit;
  if (status === 'pending') return unit;
  return ledger.mail(unit, { kind: status, turn: now.getTime() }, (member) =>
    decidedMail(member, unit, tournament, now),
  );
}

const REGISTERED_AGAIN = 'Este jugador volvió a inscribirse en el torneo: decide sobre su otra inscripción.';
const OTHER_MODALITY =
  'La modalidad del torneo cambió y este equipo ya no cabe en él: tiene que inscribirse otra vez.';

function retakePlace(ledger: Ledger, unit: StoredUnit): StoredUnit {
  const { tournament } = ledger;
  if (tournament === null) throw notFound('tournament');
  if (unit.unit.size > 1 && unit.unit.size !== UNIT_SIZES[tournament.modality]) {
    throw refusal('conflict', OTHER_MODALITY);
  }
  for (const freeFireId of freeFireIdsOf(unit)) requireMayBeSeated(ledger, freeFireId, REGISTERED_AGAIN);
  if (ledger.isFull()) {
    throw refusal('tournament-full', 'El torneo está completo: no queda un cupo para esta inscripción.');
  }
  return ledger.takePlace(unit);
}

function remove(ledger: Ledger, operation: RemoveOperation, now: Date): StoredUnit {
  const { id, action, actor, memberId, traceOf } = operation;
  const unit = requireUnit(ledger, operation);
  if (memberId !== null && requireMember(unit, memberId).role !== 'captain') throw refusal('captain-only');
  ledger.freePlace(unit);
  ledger.erase(unit);
  for (const member of acceptedOf(unit)) ledger.leave(newTrace(traceOf(member.id), now));
  ledger.record({
    actor,
    action,
    target: `registrations/${id}`,
    tournament: ledger.tournament,
    before: { status: unit.status },
    after: null,
  });
  return unit;
}
