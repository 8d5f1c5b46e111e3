import { AppError } from '@copa/domain/errors';
import { ERROR_MESSAGES } from '@copa/domain/messages';
import { answersErrors, REQUIRED_QUESTION } from '@copa/domain/questions/answers';
import type { Question } from '@copa/domain/questions/question';
import { type Player } from '@copa/domain/registrations/player';
import { additionalFields, type RegistrationInput } from '@copa/domain/registrations/registration';
import { registrationRefusal } from '@copa/domain/tournaments/state';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { answered, sameAnswers, underAnswers } from '../../questions/answers.ts';
import { invalidFields, refusal } from '../../refusals.ts';
import type { Actor } from '../../site/audit.ts';
import { type Ledger, notFound, type StoredPlayer } from './ledger.ts';
import { isCurrent, mayMail, networkWaitMs, newTrace, withOneMore } from './limits.ts';
import { addedMail, receivedMail } from './mail.ts';

/** One of the ids under which a request may be known. */
export interface RequestName {
  readonly id: string;
  readonly statusCodeHash: string;
  /** Of the trace that a withdrawn registration leaves. */
  readonly withdrawn: string;
}

export interface RegisterOperation {
  readonly kind: 'register';
  readonly input: RegistrationInput;
  /** The one of a new registration, then those of earlier tries. */
  readonly names: readonly [RequestName, ...RequestName[]];
  /** Older registrations than this are no retries, where the caller named no request. */
  readonly retriedSince: Date | null;
  readonly networkKey: string | null;
  /** Whether the places of one network are limited: not for what App Check has proven to come from the site. */
  readonly isNetworkLimited: boolean;
  readonly traces: { readonly network: string | null; readonly mailbox: string; readonly mails: string };
}

/** By an organiser: no limits but the places and the uniqueness of players. */
export interface AddOperation {
  readonly kind: 'add';
  readonly name: RequestName;
  readonly tournamentId: string;
  readonly player: Player;
  readonly actor: Actor;
}

export interface OperationContext {
  readonly now: Date;
  readonly questions: readonly Question[];
}

const PLAYERS_ERASED = 'Los jugadores de este torneo ya se borraron: no se puede agregar a nadie.';

export function register(
  ledger: Ledger,
  operation: RegisterOperation,
  { now, questions }: OperationContext,
): StoredPlayer {
  const { input, names, traces } = operation;
  const earlier = earlierTry(ledger, operation);
  if (earlier !== null) return earlier;
  if (names.some(({ withdrawn }) => isCurrent(ledger.trace(withdrawn), now))) {
    throw refusal('registration-withdrawn');
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
  requirePlaceFor(ledger, input.freeFireId);
  const errors = answersErrors(additionalFields(questions, ledger.form), input.answers, REQUIRED_QUESTION);
  if (Object.keys(errors).length > 0) throw invalidFields(underAnswers(errors));
  countNetwork(ledger, operation, tournament, now);

  const [{ id, statusCodeHash }] = names;
  const mails = ledger.trace(traces.mails);
  // One for a mailbox in a tournament, however often somebody registers it and withdraws.
  const isMailed = !isCurrent(ledger.trace(traces.mailbox), now) && mayMail(mails, tournament);
  const mailId = `${id}-received`;
  const player: StoredPlayer = {
    ...newPlayer(id, input.tournamentId, input, now),
    answers: answered(input.answers),
    statusCodeHash,
    networkKey: operation.networkKey,
    acceptance: input.acceptedVersion === null ? null : { version: input.acceptedVersion, at: now },
    mailIds: isMailed ? [mailId] : [],
  };
  ledger.takePlace(player);
  ledger.store(player);
  if (isMailed) {
    ledger.queueMail(mailId, receivedMail(player, tournament, now));
    ledger.leave(newTrace(traces.mailbox, now));
    ledger.leave({ ...newTrace(traces.mails, now), count: (mails?.count ?? 0) + 1 });
  }
  return player;
}

/** What the same request has already made. */
function earlierTry(ledger: Ledger, { input, names, retriedSince }: RegisterOperation): StoredPlayer | null {
  for (const { id } of names) {
    const earlier = ledger.registration(id);
    if (earlier === null || (retriedSince !== null && earlier.createdAt < retriedSince)) continue;
    if (!isSameRequest(earlier, input)) throw refusal('request-reused');
    return earlier;
  }
  return null;
}

/** A player who already holds a place is told so, even when no other place is left. */
function requirePlaceFor(ledger: Ledger, freeFireId: string): void {
  if (ledger.isClaimed(freeFireId)) throw refusal('already-registered');
  if (ledger.isFull()) throw refusal('tournament-full');
}

/** Withdrawing gives nothing back: whoever registers and withdraws in turn would have no limit. */
function countNetwork(
  ledger: Ledger,
  { traces, isNetworkLimited }: RegisterOperation,
  tournament: Tournament,
  now: Date,
): void {
  if (traces.network === null || !isNetworkLimited) return;
  const trace = ledger.trace(traces.network);
  const retryAfterMs = networkWaitMs(trace, tournament, now);
  if (retryAfterMs !== null) {
    throw new AppError('network-limited', ERROR_MESSAGES['network-limited'], { retryAfterMs });
  }
  ledger.leave(withOneMore(trace, traces.network, now));
}

function newPlayer(
  id: string,
  tournamentId: string,
  { fullName, freeFireId, email, phone }: Player,
  now: Date,
): Omit<StoredPlayer, 'statusCodeHash'> {
  return {
    id,
    tournamentId,
    fullName,
    freeFireId,
    email,
    phone,
    answers: {},
    status: 'pending',
    reason: null,
    createdAt: now,
    decidedAt: null,
    decidedBy: null,
    networkKey: null,
    acceptance: null,
    mailIds: [],
  };
}

export function add(ledger: Ledger, operation: AddOperation, now: Date): StoredPlayer {
  const { name, tournamentId, player, actor } = operation;
  const earlier = ledger.registration(name.id);
  if (earlier !== null) {
    if (!isSameRequest(earlier, { ...player, tournamentId, answers: {} })) throw refusal('request-reused');
    return earlier;
  }
  if (isCurrent(ledger.trace(name.withdrawn), now)) throw refusal('registration-withdrawn');
  const { tournament } = ledger;
  if (tournament === null) throw notFound('tournament');
  if (tournament.playersErasedAt !== null) throw refusal('registration-closed', PLAYERS_ERASED);
  requirePlaceFor(ledger, player.freeFireId);
  const mailId = `${name.id}-added`;
  const added: StoredPlayer = {
    ...newPlayer(name.id, tournamentId, player, now),
    statusCodeHash: name.statusCodeHash,
    status: 'approved',
    decidedAt: now,
    decidedBy: actor.uid,
    mailIds: [mailId],
  };
  ledger.takePlace(added);
  ledger.store(added);
  ledger.queueMail(mailId, addedMail(added, tournament, now));
  ledger.record({
    actor,
    action: 'registration.add',
    target: `registrations/${name.id}`,
    tournament,
    after: { status: added.status },
  });
  return added;
}

function isSameRequest(
  stored: StoredPlayer,
  input: Omit<RegistrationInput, 'requestId' | 'acceptedVersion'>,
): boolean {
  return (
    stored.tournamentId === input.tournamentId &&
    stored.fullName === input.fullName &&
    stored.freeFireId === input.freeFireId &&
    stored.email === input.email &&
    stored.phone === input.phone &&
    sameAnswers(stored.answers, answered(input.answers))
  );
}
