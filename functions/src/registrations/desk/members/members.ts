import { AppError } from '@copa/domain/errors';
import { TICKETS_PER_DAY_MAX } from '@copa/domain/limits';
import type { AcceptanceInput } from '@copa/domain/registrations/invitation';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { answered } from '../../../questions/answers.ts';
import { refusal } from '../../../refusals.ts';
import { type Actor, PLAYER_ACTOR } from '../../../site/audit.ts';
import {
  type MailTraces,
  mailReceived,
  type OperationContext,
  requireAnswers,
  requireOpenTournament,
  withDeclaration,
} from '../entry.ts';
import { type Ledger, notFound, type StoredUnit } from '../ledger.ts';
import { isCurrent, newTrace, withOneMoreTicket } from '../limits.ts';
import { addedMail } from '../mail.ts';
import { mailOne, withMailbox } from '../mailbox.ts';
import {
  acceptedMember,
  isSamePerson,
  newMember,
  openSlot,
  type Person,
  requireMayBeSeated,
  requireMember,
  withMember,
  withoutMember,
} from '../seating.ts';
import { type DecideNamesOperation, joining, type RenameOperation } from './names.ts';

/** A unit as it was read before the transaction: where its players have changed since, its claims are not all read. */
export interface UnitKey {
  readonly id: string;
  readonly tournamentId: string;
  readonly freeFireIds: readonly string[];
}

/** By an invitation; `id` is of the unit. */
export interface AcceptOperation {
  readonly kind: 'accept';
  readonly id: string;
  readonly inviteHash: string;
  readonly memberId: string;
  readonly input: AcceptanceInput;
  readonly withdrawn: string;
  readonly traces: MailTraces;
}

/** One member goes: by themselves, or by an organiser who says why. */
export interface LeaveOperation extends UnitKey {
  readonly kind: 'leave';
  readonly memberId: string;
  /** Of the trace that is left, so that the same request sent again brings nobody back. */
  readonly withdrawn: string;
  readonly by: { readonly actor: Actor; readonly reason: string } | null;
}

/** An organiser puts somebody into a slot, or into the place of a member. */
export interface SeatOperation extends UnitKey {
  readonly kind: 'seat';
  readonly memberId: string;
  readonly player: Person;
  readonly slot: number | null;
  readonly replaced: string | null;
  /** The id of the trace of the player's mailbox. */
  readonly mailbox: string;
  /** Of the trace that who was removed has left, so that the same request sent again brings nobody back. */
  readonly withdrawn: string;
  /** Of the trace that is left of who is replaced. */
  readonly replacedTrace: string | null;
  readonly actor: Actor;
  readonly reason: string;
}

/** The invitation of a slot is taken back for another one. */
export interface ReinviteOperation {
  readonly kind: 'reinvite';
  readonly id: string;
  readonly memberId: string;
  readonly slot: number;
}

/** The ticket is taken back for another one. */
export interface ReticketOperation {
  readonly kind: 'reticket';
  readonly id: string;
  /** An organiser, or a member and the trace that theirs are counted under. */
  readonly by: { readonly actor: Actor } | { readonly memberId: string; readonly limit: string };
}

export type MemberOperation =
  | AcceptOperation
  | LeaveOperation
  | SeatOperation
  | RenameOperation
  | DecideNamesOperation
  | ReinviteOperation
  | ReticketOperation;

const NO_OPEN_SLOT = 'Este equipo no tiene lugares libres.';
const TICKET_TOO_OFTEN = `El enlace ya se cambió ${TICKETS_PER_DAY_MAX} veces en un día. Si alguien lo sigue cambiando, escríbele a la organización.`;
const SLOT_TAKEN = 'Este lugar ya está ocupado.';

export function accept(ledger: Ledger, operation: AcceptOperation, context: OperationContext): StoredUnit {
  const { id, memberId, input, inviteHash, traces } = operation;
  const { codes, now, questions } = context;
  const unit = ledger.registration(id);
  if (unit === null) throw notFound('invitation');
  const answers = answered(input.answers);
  const earlier = acceptedMember(unit, memberId);
  if (earlier !== null) {
    if (!isSamePerson(earlier, { ...input, answers })) throw refusal('request-reused');
    return unit;
  }
  if (isCurrent(ledger.trace(operation.withdrawn), now)) throw refusal('registration-withdrawn');
  const slot = unit.members.find((member) => member.inviteHash === inviteHash);
  if (slot === undefined) throw notFound('invitation');
  if (slot.state === 'accepted') throw refusal('invitation-used');
  const tournament = requireOpenTournament(ledger, now);
  if (!isInvitationOpen(unit, tournament, now)) throw refusal('invitation-closed');
  requireMayBeSeated(ledger, input.freeFireId);
  requireAnswers(ledger, input.answers, questions);
  const { inviteRevision } = slot;
  const newcomer = joining(unit, newMember(codes, memberId, slot, input, now));
  const member = { ...newcomer, inviteHash, inviteRevision };
  const declared = withDeclaration(withMember(unit, member), memberId, input, now);
  const accepted = mailReceived(ledger, declared, memberId, tournament, traces, now);
  ledger.claim(accepted, input.freeFireId);
  return ledger.store(accepted);
}

/** Gives the unit as it was before: with its last member it is gone. */
export function leave(
  ledger: Ledger,
  operation: LeaveOperation,
  { codes, now }: OperationContext,
): StoredUnit {
  const { memberId, withdrawn, by } = operation;
  const unit = requireUnit(ledger, operation);
  const member = requireMember(unit, memberId);
  const left = withoutMember(codes, unit, member);
  if (left === null) {
    ledger.freePlace(unit);
    ledger.erase(unit);
  } else {
    ledger.unclaim(unit, member.freeFireId);
    ledger.eraseMails(member);
  }
  // The former member still has the old link: it reads the room's password and confirms for the team.
  const stored = left === null ? unit : ledger.store(withNewTicket(left));
  ledger.leave(newTrace(withdrawn, now));
  ledger.record({
    actor: by?.actor ?? PLAYER_ACTOR,
    action: by === null ? 'registration.withdraw' : 'registration.remove-member',
    target: `registrations/${unit.id}`,
    tournament: ledger.tournament,
    before: { status: unit.status },
    // The slot and why, and not who: the audit outlives the player.
    after: by === null ? null : { slot: member.slot, reason: by.reason },
  });
  return stored;
}

export function seat(ledger: Ledger, operation: SeatOperation, context: OperationContext): StoredUnit {
  const { memberId, player, replaced, mailbox, withdrawn, replacedTrace, actor, reason } = operation;
  const { codes, now } = context;
  const before = requireUnit(ledger, operation);
  const earlier = acceptedMember(before, memberId);
  if (earlier !== null) {
    if (!isSamePerson(earlier, { ...player, answers: {} })) throw refusal('request-reused');
    return before;
  }
  if (isCurrent(ledger.trace(withdrawn), now)) throw refusal('registration-withdrawn');
  const { tournament } = ledger;
  if (tournament === null) throw notFound('tournament');
  const former = replaced === null ? null : requireMember(before, replaced);
  const slot = former ?? freeSlot(before, operation.slot);
  const hasPlace = before.place !== 'released';
  if (former !== null) ledger.unclaim(before, former.freeFireId);
  try {
    requireMayBeSeated(ledger, player.freeFireId);
  } catch (error) {
    // Nothing may be written for what is refused.
    if (former !== null && hasPlace) ledger.claim(before, former.freeFireId);
    throw error;
  }
  if (former !== null) {
    ledger.eraseMails(former);
    if (replacedTrace !== null) ledger.leave(newTrace(replacedTrace, now));
  }
  // Whoever still has the invitation of the slot is told that it is used.
  const { inviteHash, inviteRevision } = slot;
  const person = newMember(codes, memberId, slot, player, now);
  const joined = withMember(before, { ...person, inviteHash, inviteRevision });
  const after = withMailbox(ledger, joined, memberId, mailbox, now);
  if (hasPlace) ledger.claim(after, player.freeFireId);
  const told = mailOne(ledger, after, memberId, { kind: 'added', turn: null }, (member) =>
    addedMail(member, after, tournament, now),
  );
  const stored = ledger.store(former === null ? told : withNewTicket(told));
  ledger.record({
    actor,
    action: former === null ? 'registration.add-member' : 'registration.replace-member',
    target: `registrations/${before.id}`,
    tournament,
    after: { slot: slot.slot, reason },
  });
  return stored;
}

function freeSlot(unit: StoredUnit, wanted: number | null) {
  const open = unit.members.filter(({ state }) => state === 'invited');
  const [first] = open.toSorted((a, b) => Number(a.role === 'substitute') - Number(b.role === 'substitute'));
  const slot = wanted === null ? first : open.find((each) => each.slot === wanted);
  if (slot === undefined) throw refusal('conflict', wanted === null ? NO_OPEN_SLOT : SLOT_TAKEN);
  return slot;
}

export function reinvite(
  ledger: Ledger,
  { id, memberId, slot }: ReinviteOperation,
  { codes }: OperationContext,
): StoredUnit {
  const unit = ledger.registration(id);
  if (unit === null) throw notFound('registration');
  if (requireMember(unit, memberId).role !== 'captain') throw refusal('captain-only');
  const open = freeSlot(unit, slot);
  return ledger.store(withMember(unit, openSlot(codes, id, open, open.inviteRevision + 1)));
}

/** What the former link showed, and the phones that were told through it, end with it. */
function withNewTicket(unit: StoredUnit): StoredUnit {
  return { ...unit, ticketRevision: unit.ticketRevision + 1 };
}

export function reticket(
  ledger: Ledger,
  { id, by }: ReticketOperation,
  { now }: OperationContext,
): StoredUnit {
  const unit = ledger.registration(id);
  if (unit === null) throw notFound('registration');
  if ('memberId' in by) {
    requireMember(unit, by.memberId);
    countTicket(ledger, by.limit, now);
  }
  const stored = ledger.store(withNewTicket(unit));
  ledger.record({
    actor: 'actor' in by ? by.actor : PLAYER_ACTOR,
    action: 'registration.replace-ticket',
    target: `registrations/${id}`,
    tournament: ledger.tournament,
  });
  return stored;
}

/** A member who keeps taking the link away from the others is stopped, and so is a program. */
function countTicket(ledger: Ledger, limit: string, now: Date): void {
  const before = ledger.trace(limit);
  const trace = withOneMoreTicket(before, limit, now);
  if (trace === null) {
    const retryAfterMs = (before?.expiresAt.getTime() ?? now.getTime()) - now.getTime();
    throw new AppError('rate-limited', TICKET_TOO_OFTEN, { retryAfterMs });
  }
  ledger.leave(trace);
}

/** Until the place ends that waits for it; of a complete unit, until the tournament begins. */
export function isInvitationOpen(
  { place, incompleteUntil }: StoredUnit,
  { date }: Pick<Tournament, 'date'>,
  now: Date,
): boolean {
  const ends = incompleteUntil ?? date;
  return place !== 'released' && (ends === null || now <= ends);
}

export function requireUnit(ledger: Ledger, { id, tournamentId, freeFireIds }: UnitKey): StoredUnit {
  const unit = ledger.registration(id);
  if (unit?.tournamentId !== tournamentId || !hasPlayers(unit, freeFireIds)) throw notFound('registration');
  return unit;
}

export function hasPlayers(unit: StoredUnit, freeFireIds: readonly string[]): boolean {
  const own = unit.members.flatMap((member) => (member.state === 'accepted' ? [member.freeFireId] : []));
  return own.length === freeFireIds.length && own.every((id) => freeFireIds.includes(id));
}
