import { freeFireIdKey } from '@copa/domain/contact';
import { type Player } from '@copa/domain/registrations/player';
import {
  REGISTRATION_STATUS,
  type RegistrationCorrection,
  type RegistrationStatus,
} from '@copa/domain/registrations/registration';
import { refusal } from '../../refusals.ts';
import type { Actor } from '../../site/audit.ts';
import { type AddOperation, add, type OperationContext, type RegisterOperation, register } from './entry.ts';
import { type Ledger, notFound, type StoredPlayer } from './ledger.ts';
import { newTrace } from './limits.ts';
import { decidedMail } from './mail.ts';

export interface CorrectOperation {
  readonly kind: 'correct';
  readonly id: string;
  readonly tournamentId: string;
  readonly freeFireId: string;
  readonly correction: RegistrationCorrection;
  readonly actor: Actor;
}

export interface DecideOperation {
  readonly kind: 'decide';
  readonly id: string;
  readonly tournamentId: string;
  readonly freeFireId: string;
  readonly status: RegistrationStatus;
  readonly reason: string | null;
  /** The status that the actor saw; null decides whatever it is. */
  readonly expected?: RegistrationStatus | null;
  readonly actor: Actor;
}

export interface RemoveOperation {
  readonly kind: 'remove';
  readonly id: string;
  readonly tournamentId: string;
  readonly freeFireId: string;
  readonly action: 'registration.delete' | 'registration.withdraw';
  /** Of the trace that is left, so that the same request sent again registers nobody. */
  readonly withdrawn: string;
  readonly actor: Actor;
}

export type RegistrationOperation =
  | RegisterOperation
  | AddOperation
  | CorrectOperation
  | DecideOperation
  | RemoveOperation;

/** Applies one operation to the ledger and returns the registration that it is about; refusals throw AppError. */
export function applyOperation(
  ledger: Ledger,
  operation: RegistrationOperation,
  context: OperationContext,
): StoredPlayer {
  switch (operation.kind) {
    case 'register':
      return register(ledger, operation, context);
    case 'decide':
      return decide(ledger, operation, context.now);
    case 'add':
      return add(ledger, operation, context.now);
    case 'correct':
      return correct(ledger, operation);
    case 'remove':
      return remove(ledger, operation, context.now);
  }
}

/** The place goes along with the player ID: nobody else can take it in between. */
function correct(ledger: Ledger, operation: CorrectOperation): StoredPlayer {
  const { correction, actor } = operation;
  const before = found(ledger, operation);
  const after: StoredPlayer = { ...before, ...withoutUnnamed(correction) };
  const changed = CORRECTABLE.filter((field) => before[field] !== after[field]);
  if (changed.length === 0) return before;
  const isAnotherPlayer = freeFireIdKey(before.freeFireId) !== freeFireIdKey(after.freeFireId);
  if (isAnotherPlayer && ledger.hasPlace(before)) {
    if (ledger.isClaimed(after.freeFireId)) throw refusal('already-registered');
    ledger.freePlace(before);
    ledger.takePlace(after);
  }
  ledger.store(after);
  ledger.record({
    actor,
    action: 'registration.correct',
    target: `registrations/${before.id}`,
    tournament: ledger.tournament,
    // Which ones, and not what they say: the audit outlives the player.
    after: { corrected: changed },
  });
  return after;
}

const CORRECTABLE = ['fullName', 'freeFireId', 'email', 'phone'] as const;

function withoutUnnamed(correction: RegistrationCorrection): Partial<Player> {
  return Object.fromEntries(Object.entries(correction).filter(([, value]) => value !== undefined));
}

function decide(ledger: Ledger, operation: DecideOperation, now: Date): StoredPlayer {
  const { status, actor } = operation;
  const before = found(ledger, operation);
  const reason = status === 'rejected' ? (operation.reason ?? before.reason) : null;
  const hasPlace = ledger.hasPlace(before);
  const wantsPlace = status !== 'rejected';
  if (before.status === status && before.reason === reason && hasPlace === wantsPlace) return before;
  const { expected = null } = operation;
  if (expected !== null && before.status !== expected && before.status !== status) {
    const { label } = REGISTRATION_STATUS[before.status];
    throw refusal('stale-write', `Otra persona ya decidió: la inscripción está en «${label}».`);
  }

  if (wantsPlace && !hasPlace) retakePlace(ledger, before);
  if (!wantsPlace) ledger.freePlace(before);
  const isDecided = status !== 'pending';
  const mailId = `${before.id}-${status}-${now.getTime()}`;
  const toMailAbout = isDecided && before.status !== status ? ledger.tournament : null;
  const after: StoredPlayer = {
    ...before,
    status,
    reason,
    decidedAt: isDecided ? now : null,
    decidedBy: isDecided ? actor.uid : null,
    mailIds: toMailAbout === null ? before.mailIds : [...new Set([...before.mailIds, mailId])],
  };
  ledger.store(after);
  if (toMailAbout !== null) ledger.queueMail(mailId, decidedMail(after, toMailAbout, now));
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

function retakePlace(ledger: Ledger, player: StoredPlayer): void {
  if (ledger.tournament === null) throw notFound('tournament');
  if (ledger.isClaimed(player.freeFireId)) {
    throw refusal(
      'already-registered',
      'Este jugador volvió a inscribirse en el torneo: decide sobre su otra inscripción.',
    );
  }
  if (ledger.isFull()) {
    throw refusal('tournament-full', 'El torneo está completo: no queda un cupo para esta inscripción.');
  }
  ledger.takePlace(player);
}

function remove(ledger: Ledger, operation: RemoveOperation, now: Date): StoredPlayer {
  const { id, action, actor, withdrawn } = operation;
  const player = found(ledger, operation);
  ledger.freePlace(player);
  ledger.erase(player);
  ledger.leave(newTrace(withdrawn, now));
  ledger.record({
    actor,
    action,
    target: `registrations/${id}`,
    tournament: ledger.tournament,
    before: { status: player.status },
    after: null,
  });
  return player;
}

/** The registration that the operation was made for, whose player ID may have been corrected since: its claim is not read. */
function found(
  ledger: Ledger,
  { id, tournamentId, freeFireId }: CorrectOperation | DecideOperation | RemoveOperation,
): StoredPlayer {
  const player = ledger.registration(id);
  if (player?.tournamentId !== tournamentId || player.freeFireId !== freeFireId) {
    throw notFound('registration');
  }
  return player;
}
