import { AppError } from '@copa/domain/errors';
import { answersErrors } from '@copa/domain/questions/answers';
import type { Question } from '@copa/domain/questions/question';
import { requiredQuestion } from '@copa/domain/questions/words/answers';
import type { Mailbox } from '@copa/domain/registrations/member';
import type { UnitNames } from '@copa/domain/registrations/names/unit-names';
import {
  additionalFields,
  type RegistrationInput,
  StoredRegistrationSchema,
} from '@copa/domain/registrations/registration';
import { isComplete, slotsOf } from '@copa/domain/registrations/unit';
import { UNIT_SIZES } from '@copa/domain/tournaments/modality';
import { type RegistrationRefusal, registrationRefusal } from '@copa/domain/tournaments/state';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { ERROR_MESSAGES } from '@copa/domain/words/errors';
import type { Actor } from '../audit.ts';
import type { Ledger } from '../desk/ledger.ts';
import type { Operation } from '../desk/operation.ts';
import { notFound, requireFound, type StoredUnit } from '../desk/stored-unit.ts';
import { answered, requireAnswersFit, underAnswers } from '../questions/answers.ts';
import { invalidFields, refusal } from '../refusals.ts';
import { withDefaults } from '../store/documents.ts';
import { withOneMore } from '../store/network-share.ts';
import { isCurrent, newTrace } from '../store/traces.ts';
import { keepGuardian, requireAge } from './consent/guardians.ts';
import { mayMail, networkWaitMs } from './limits.ts';
import { mailboxTraces, mailOne, withMailbox } from './mailbox.ts';
import { additionLetter, receiptLetter } from './registration-mail.ts';
import { admissionOf, giveWay } from './reservation/admission.ts';
import {
  acceptedMember,
  isSamePerson,
  isSameSent,
  newMember,
  openSlot,
  type Person,
  requireMayJoin,
  requireMayPlay,
  requireMember,
  type Sent,
  sentKeyOf,
  withMember,
} from './slots.ts';
import * as words from './words.ts';

export interface RequestName {
  readonly id: string;
  readonly withdrawn: string;
}

export interface MailTraceIds {
  readonly mailbox: Mailbox;
  readonly mails: string;
}

interface RegisterRequest {
  readonly input: RegistrationInput;
  readonly names: readonly [RequestName, ...RequestName[]];
  /**
   * If the request has no id, only a registration since this time counts as an earlier attempt. Null: the
   * request has an id.
   */
  readonly retriedSince: Date | null;
  readonly networkKey: string | null;
  /** False if App Check proved that the call comes from the site. */
  readonly isNetworkLimited: boolean;
  readonly formerKey: string | null;
  readonly traces: MailTraceIds & { readonly network: string | null };
  /** The ids of tournaments in which the player has a place. Private codes in `seasonCodes` prove it. */
  readonly heldIn: readonly string[];
}

interface AddRequest {
  readonly name: RequestName;
  readonly tournamentId: string;
  readonly player: Person;
  readonly mailbox: Mailbox;
  readonly unit: UnitNames | null;
  readonly actor: Actor;
}

export function register(request: RegisterRequest): Operation {
  const { input, names, traces, isNetworkLimited } = request;
  const network = isNetworkLimited && traces.network !== null ? [traces.network] : [];
  return {
    reads: {
      units: names.map(({ id }) => id),
      players: [input.freeFireId],
      ranked: [input.freeFireId],
      traces: [
        ...names.map(({ withdrawn }) => withdrawn),
        ...network,
        ...mailboxTraces(traces.mailbox),
        traces.mails,
      ],
    },
    sent: input,
    asksQuestions: true,
    apply: (ledger, questions) => earlierTry(ledger, request) ?? registerNew(ledger, request, questions),
  };
}

function registerNew(ledger: Ledger, request: RegisterRequest, questions: readonly Question[]): StoredUnit {
  const { input, names, traces, heldIn } = request;
  const [{ id }] = names;
  const { now } = ledger;
  if (names.some(({ withdrawn }) => isCurrent(ledger.trace(withdrawn), now))) {
    throw refusal('registration-withdrawn');
  }
  const tournament = requireOpenTournament(ledger);
  if (registrationRefusal(tournament, now) === 'registration-closed') throw refusal('registration-closed');
  requireAge(tournament, input);
  const { qualified, givesWay, refusal: refused } = admissionOf(ledger, tournament, { ...input, id, heldIn });
  const answer = ledger.mayJoin(input, givesWay === null ? null : input.freeFireId);
  // These refusals reveal something about a player ID, so they count towards the network's limit.
  if ('why' in answer || refused !== null) countNetwork(ledger, request, tournament);
  const pass = requireMayJoin(answer);
  if (refused !== null) throw refusal('reserved', refused);
  const takesPlace = givesWay?.place === 'held';
  if (givesWay === null) requirePlace(ledger);
  requireAnswers(ledger, input.answers, questions);
  requireTeams(tournament, input.unit);
  countNetwork(ledger, request, tournament);

  if (givesWay !== null) giveWay(ledger, tournament, givesWay);
  const opened = { ...newUnit(ledger, tournament, id, input), qualified };
  const { networkKey, formerKey } = request;
  const unit = withDeclaration({ ...opened, networkKey, formerKey }, id, { ...input, networkKey }, ledger);
  keepGuardian(ledger, unit, id, input.guardian);
  const told = mailReceived(ledger, unit, id, tournament, traces);
  if (takesPlace) return ledger.store(ledger.givePlace(told, pass));
  return ledger.store(
    ledger.holdsBack(pass) ? ledger.joinQueue(told, pass) : ledger.placeOrQueue(told, pass),
  );
}

export function requireOpenTournament({ tournament, form, now }: Ledger): Tournament {
  if (tournament === null) throw notFound('tournament');
  const reason: RegistrationRefusal | null = registrationRefusal(tournament, now);
  if (reason === 'tournament-not-published') throw notFound('tournament');
  if (reason === 'tournament-cancelled' || reason === 'registration-form-missing') throw refusal(reason);
  if (form === null) throw refusal('registration-form-missing');
  if (!form.isActive) throw refusal('form-inactive');
  return tournament;
}

export function requireAnswers(
  { form }: Ledger,
  answers: RegistrationInput['answers'],
  questions: readonly Question[],
): void {
  requireAnswersFit(answers);
  const errors = answersErrors(additionalFields(questions, form), answers, requiredQuestion);
  if (Object.keys(errors).length > 0) throw invalidFields(underAnswers(errors));
}

interface Declaration extends Omit<Sent, 'answers'>, Pick<RegistrationInput, 'answers' | 'acceptedVersion'> {
  readonly networkKey: string | null;
}

export function withDeclaration(
  unit: StoredUnit,
  memberId: string,
  declaration: Declaration,
  { codes, now }: Pick<Ledger, 'codes' | 'now'>,
): StoredUnit {
  const { answers, acceptedVersion, networkKey } = declaration;
  const member = requireMember(unit, memberId);
  const sentKey = sentKeyOf(codes, memberId, declaration);
  const acceptance = acceptedVersion === null ? null : { version: acceptedVersion, at: now };
  // A member keeps `networkKey` only for the comparison with the network of the guardian's consent.
  const from = member.ageBand === 'minor' ? networkKey : null;
  return withMember(unit, { ...member, answers: answered(answers), acceptance, networkKey: from, sentKey });
}

export function mailReceived(
  ledger: Ledger,
  before: StoredUnit,
  memberId: string,
  tournament: Tournament,
  { mailbox, mails: mailsId }: MailTraceIds,
): StoredUnit {
  const { now } = ledger;
  const isFirst = !isCurrent(ledger.trace(mailbox.here), now);
  const unit = withMailbox(ledger, before, memberId, mailbox);
  const mails = ledger.trace(mailsId);
  if (!isFirst || !mayMail(mails, tournament)) return unit;
  ledger.storeTrace({ ...newTrace(mailsId, now), count: (mails?.count ?? 0) + 1 });
  const about = { kind: 'received', turn: null } as const;
  return mailOne(ledger, unit, memberId, about, () => receiptLetter(tournament, now));
}

function earlierTry(ledger: Ledger, { input, names, retriedSince }: RegisterRequest): StoredUnit | null {
  for (const { id } of names) {
    const earlier = ledger.registration(id);
    if (earlier === null || (retriedSince !== null && earlier.createdAt < retriedSince)) continue;
    const sender = acceptedMember(earlier, id);
    if (sender === null) throw refusal('registration-withdrawn');
    const isSame = retriedSince !== null || isSameSent(ledger.codes, sender, input);
    if (!isSame || !isSameRequest(earlier, id, input)) throw refusal('request-reused');
    return earlier;
  }
  return null;
}

function isSameRequest(
  unit: StoredUnit,
  memberId: string,
  sent: Pick<RegistrationInput, 'tournamentId' | 'answers' | 'unit'> & Person,
): boolean {
  const member = acceptedMember(unit, memberId);
  const answers = answered(sent.answers);
  return (
    member !== null &&
    unit.tournamentId === sent.tournamentId &&
    unit.unit.size > 1 === (sent.unit !== null) &&
    isSamePerson(member, { ...sent, answers })
  );
}

/**
 * Call this after `mayJoin` or `mayPlay`, so that a registered player is not told that the tournament is
 * full.
 */
export function requirePlace(ledger: Ledger): void {
  if (ledger.takesNoMore()) throw refusal('tournament-full');
}

function countNetwork(ledger: Ledger, { traces, isNetworkLimited }: RegisterRequest, tournament: Tournament) {
  if (traces.network === null || !isNetworkLimited) return;
  const trace = ledger.trace(traces.network);
  const retryAfterMs = networkWaitMs(trace, tournament, ledger.now);
  if (retryAfterMs !== null) {
    throw new AppError('network-limited', ERROR_MESSAGES['network-limited'], { retryAfterMs });
  }
  ledger.storeTrace(withOneMore(trace, traces.network, ledger.now));
}

export function requireTeams({ modality }: Tournament, names: UnitNames | null): void {
  if (names !== null && UNIT_SIZES[modality] === 1) throw invalidFields({ unit: words.noTeams });
}

export function newUnit(
  ledger: Ledger,
  tournament: Tournament,
  id: string,
  { unit: names, ...captain }: Person & { readonly unit: UnitNames | null },
): StoredUnit {
  const { codes, now } = ledger;
  const [, ...others] = slotsOf(tournament, names !== null);
  const slots = others.map((role, index) => openSlot({ slot: index + 2, role }));
  return withDefaults(StoredRegistrationSchema, {
    id,
    tournamentId: tournament.id,
    number: ledger.nextNumber(),
    unit: {
      name: names?.name ?? '',
      tag: names?.tag ?? '',
      size: names === null ? 1 : UNIT_SIZES[tournament.modality],
    },
    members: [newMember(codes, id, { slot: 1, role: 'captain' }, captain, now), ...slots],
    status: 'pending',
    place: 'released',
    createdAt: now,
    ticketId: codes.ticketOf(id, 0),
    inviteHashes: slots.length === 0 ? [] : [codes.hashOf(codes.invitationOf(id, 0))],
  });
}

export function add(request: AddRequest): Operation {
  const { name, player, mailbox } = request;
  return {
    reads: {
      units: [name.id],
      players: [player.freeFireId],
      traces: [name.withdrawn, ...mailboxTraces(mailbox)],
    },
    apply: (ledger) => addUnit(ledger, request),
  };
}

function addUnit(ledger: Ledger, request: AddRequest): StoredUnit {
  const { name, tournamentId, player, unit: names, actor } = request;
  const { now } = ledger;
  const earlier = ledger.registration(name.id);
  if (earlier !== null) {
    if (!isSameRequest(earlier, name.id, { ...player, unit: names, tournamentId, answers: {} })) {
      throw refusal('request-reused');
    }
    return earlier;
  }
  if (isCurrent(ledger.trace(name.withdrawn), now)) throw refusal('registration-withdrawn');
  const tournament = requireFound(ledger.tournament, 'tournament');
  if (tournament.playersErasedAt !== null) throw refusal('registration-closed', words.playersErased);
  const pass = requireMayPlay(ledger, ledger.mayJoin(player));
  requirePlace(ledger);
  requireTeams(tournament, names);
  const opened = newUnit(ledger, tournament, name.id, { ...player, unit: names });
  const decided = isComplete(opened.members)
    ? ({ status: 'approved', decidedAt: now, decidedBy: actor.uid } as const)
    : {};
  const unit = withMailbox(ledger, { ...opened, ...decided }, name.id, request.mailbox);
  const placed = ledger.placeOrQueue(unit, pass);
  const about = { kind: 'added', turn: null } as const;
  const told = mailOne(ledger, placed, name.id, about, () => additionLetter(placed, tournament, now));
  const added = ledger.store(told);
  ledger.audit(added, { actor, action: 'registration.add', after: { status: added.status } });
  return added;
}
