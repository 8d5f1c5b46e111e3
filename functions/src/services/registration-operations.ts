import {
  type Answer,
  type Answers,
  answersErrors,
  isAnswered,
  REQUIRED_QUESTION,
} from '@copa/domain/answers';
import type { Question } from '@copa/domain/question';
import {
  additionalFields,
  REGISTRATION_STATUS,
  type RegistrationInput,
  type RegistrationStatus,
} from '@copa/domain/registration';
import { registrationRefusal } from '@copa/domain/tournament-state';
import { invalidFields, refusal } from '../refusals.ts';
import { sameAnswers, underAnswers } from './answers.ts';
import type { Actor } from './audit.ts';
import { type Ledger, notFound, type StoredPlayer } from './registration-ledger.ts';
import { decidedMail, receivedMail } from './registration-mail.ts';

export interface RegisterOperation {
  readonly kind: 'register';
  readonly input: RegistrationInput;
  readonly statusCodeHash: string;
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
  readonly actor: Actor;
}

export type RegistrationOperation = RegisterOperation | DecideOperation | RemoveOperation;

export interface OperationContext {
  readonly now: Date;
  readonly questions: readonly Question[];
}

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
    case 'remove':
      return remove(ledger, operation);
  }
}

function register(
  ledger: Ledger,
  { input, statusCodeHash }: RegisterOperation,
  { now, questions }: OperationContext,
): StoredPlayer {
  const earlier = ledger.registration(input.requestId);
  if (earlier !== null) {
    if (!isSameRequest(earlier, input)) throw refusal('request-reused');
    return earlier;
  }
  const { tournament } = ledger;
  if (tournament === null) throw notFound('tournament');
  const reason = registrationRefusal(tournament, now);
  // Whoever may not see a draft is not told that it is there.
  if (reason === 'tournament-not-published') throw notFound('tournament');
  if (reason === 'tournament-cancelled' || reason === 'registration-form-missing') throw refusal(reason);
  if (ledger.form === null) throw refusal('registration-form-missing');
  if (!ledger.form.isActive) throw refusal('form-inactive');
  if (reason === 'registration-closed') throw refusal(reason);
  // A player who already holds a place is told so, even when no other place is left.
  if (ledger.claimant(input.freeFireId) !== null) throw refusal('already-registered');
  if (ledger.isFull()) throw refusal('tournament-full');
  const errors = answersErrors(additionalFields(questions, ledger.form), input.answers, REQUIRED_QUESTION);
  if (Object.keys(errors).length > 0) throw invalidFields(underAnswers(errors));

  const mailId = `${input.requestId}-received`;
  const player: StoredPlayer = {
    id: input.requestId,
    tournamentId: input.tournamentId,
    fullName: input.fullName,
    freeFireId: input.freeFireId,
    email: input.email,
    phone: input.phone,
    answers: answered(input.answers),
    status: 'pending',
    reason: null,
    statusCodeHash,
    createdAt: now,
    decidedAt: null,
    decidedBy: null,
    mailIds: [mailId],
  };
  ledger.takePlace(player);
  ledger.store(player);
  ledger.queueMail(mailId, receivedMail(player, tournament, now));
  return player;
}

function decide(ledger: Ledger, operation: DecideOperation, now: Date): StoredPlayer {
  const { status, actor } = operation;
  const before = found(ledger, operation);
  const reason = status === 'rejected' ? (operation.reason ?? before.reason) : null;
  const hasPlace = ledger.claimant(before.freeFireId) === before.id;
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
  if (ledger.claimant(player.freeFireId) !== null) {
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

function remove(ledger: Ledger, operation: RemoveOperation): StoredPlayer {
  const { id, action, actor } = operation;
  const player = found(ledger, operation);
  ledger.freePlace(player);
  ledger.erase(player);
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

/**
 * The registration that the operation was made for. Its player may have withdrawn meanwhile and sent the same request id for
 * another tournament or another player, whose places this ledger has not read.
 */
function found(
  ledger: Ledger,
  { id, tournamentId, freeFireId }: DecideOperation | RemoveOperation,
): StoredPlayer {
  const player = ledger.registration(id);
  if (player?.tournamentId !== tournamentId || player.freeFireId !== freeFireId) {
    throw notFound('registration');
  }
  return player;
}

function isSameRequest(stored: StoredPlayer, input: RegistrationInput): boolean {
  return (
    stored.tournamentId === input.tournamentId &&
    stored.fullName === input.fullName &&
    stored.freeFireId === input.freeFireId &&
    stored.email === input.email &&
    stored.phone === input.phone &&
    sameAnswers(stored.answers, answered(input.answers))
  );
}

function answered(answers: Answers): Answers {
  return Object.fromEntries(
    Object.entries(answers).filter((entry): entry is [string, Answer] => isAnswered(entry[1])),
  );
}
