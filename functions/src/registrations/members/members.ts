import { JOINS_PER_DAY_MAX, TICKETS_PER_DAY_MAX } from '@copa/domain/limits';
import type { Question } from '@copa/domain/questions/question';
import type { AcceptanceInput } from '@copa/domain/registrations/invitation';
import type { Mailbox } from '@copa/domain/registrations/member';
import type { Departure } from '@copa/domain/registrations/words/departure';
import { type Actor, PLAYER_ACTOR } from '../../audit.ts';
import type { Ledger } from '../../desk/ledger.ts';
import { type Operation, onRecord, onUnit } from '../../desk/operation.ts';
import { notFound, requireFound, type StoredUnit, type UnitKey } from '../../desk/stored-unit.ts';
import { answered } from '../../questions/answers.ts';
import { refusal } from '../../refusals.ts';
import { isCurrent, leftTrace, newTrace } from '../../store/traces.ts';
import { keepGuardian, requireAge } from '../consent/guardians.ts';
import { countInDay } from '../limits.ts';
import { mailboxTraces, mailOne, withMailbox } from '../mailbox.ts';
import {
  type MailTraceIds,
  mailReceived,
  requireAnswers,
  requireOpenTournament,
  withDeclaration,
} from '../register.ts';
import { additionLetter } from '../registration-mail.ts';
import {
  acceptedMember,
  isSamePerson,
  isSameSent,
  newMember,
  nextSlot,
  type Person,
  requireMayJoin,
  requireMayPlay,
  requireMember,
  requireNoTwin,
  withMember,
  withoutMember,
  withoutUnseenName,
} from '../slots.ts';
import * as words from '../words.ts';
import { withoutNames } from './forgetting.ts';
import { tellGap, withGap } from './gap.ts';
import { type CaptainAct, requireCaptain, requireInvitation } from './invitation.ts';
import { joining } from './names.ts';

interface Acceptance {
  readonly inviteHash: string;
  readonly memberId: string;
  readonly input: AcceptanceInput;
  readonly withdrawn: string;
  readonly limit: string;
  readonly networkKey: string | null;
  readonly traces: MailTraceIds;
}

interface Leaving {
  readonly memberId: string;
  readonly withdrawn: string;
  readonly why: Departure;
  /**
   * Null if the member leaves or the guardian refuses. `reason` is null if the captain dismisses the member.
   */
  readonly by: { readonly actor: Actor; readonly reason: string | null } | null;
}

interface Joining {
  readonly memberId: string;
  readonly player: Person;
  readonly slot: number | null;
  readonly replaced: string | null;
  readonly mailbox: Mailbox;
  readonly withdrawn: string;
  readonly replacedTrace: string | null;
  readonly actor: Actor;
  readonly reason: string;
}

type TicketReplacer = { readonly actor: Actor } | { readonly memberId: string; readonly limit: string };

export function accept(id: string, acceptance: Acceptance): Operation {
  const { input, withdrawn, limit, traces } = acceptance;
  return {
    reads: {
      units: [id],
      players: [input.freeFireId],
      traces: [withdrawn, limit, ...mailboxTraces(traces.mailbox), traces.mails],
    },
    sent: input,
    asksQuestions: true,
    apply: (ledger, questions) => {
      const unit = requireFound(ledger.registration(id), 'invitation');
      return acceptSlot(ledger, unit, acceptance, questions);
    },
  };
}

function acceptSlot(
  ledger: Ledger,
  unit: StoredUnit,
  { memberId, input, inviteHash, networkKey, traces, withdrawn, limit }: Acceptance,
  questions: readonly Question[],
): StoredUnit {
  const { codes, now } = ledger;
  const earlier = acceptedMember(unit, memberId);
  if (earlier !== null) {
    const isSame = isSamePerson(earlier, { ...input, answers: answered(input.answers) });
    if (!isSame || !isSameSent(codes, earlier, input)) throw refusal('request-reused');
    return unit;
  }
  if (isCurrent(ledger.trace(withdrawn), now)) throw refusal('registration-withdrawn');
  const tournament = requireOpenTournament(ledger);
  const slot = requireInvitation(unit, inviteHash, tournament, now);
  requireAge(tournament, input);
  countInDay(ledger, { id: limit, max: JOINS_PER_DAY_MAX, message: words.joinTooOften });
  const pass = requireMayJoin(ledger.mayJoin(input));
  requireAnswers(ledger, input.answers, questions);
  const member = joining(unit, newMember(codes, memberId, slot, input, now));
  const declared = withDeclaration(withMember(unit, member), memberId, { ...input, networkKey }, ledger);
  keepGuardian(ledger, declared, memberId, input.guardian);
  const accepted = mailReceived(ledger, declared, memberId, tournament, traces);
  ledger.claim(accepted, input.freeFireId, pass);
  return ledger.store(accepted);
}

export const leave = (key: UnitKey, leaving: Leaving): Operation =>
  onUnit(key, (ledger, unit) => leaveUnit(ledger, unit, leaving), {
    frees: true,
    renames: true,
    traces: [leaving.withdrawn],
    isGone: (ledger) => {
      const unit = ledger.registration(key.id);
      return unit === null || acceptedMember(unit, leaving.memberId) === null;
    },
  });

function leaveUnit(ledger: Ledger, unit: StoredUnit, { memberId, withdrawn, why, by }: Leaving): StoredUnit {
  const { now } = ledger;
  const hasLeft = acceptedMember(unit, memberId) === null && isCurrent(ledger.trace(withdrawn), now);
  if (by !== null && hasLeft) return unit;
  const member = requireMember(unit, memberId);
  const remaining = withoutMember(unit, member);
  if (remaining === null) {
    ledger.freePlace(unit);
    ledger.erase(unit);
  } else {
    ledger.unclaim(unit, member.freeFireId);
    ledger.eraseMails(member);
  }
  // Replaces the ticket link, because the old one lets the former member read the room's password and confirm
  // for the team.
  const stored = remaining && ledger.store(withNewTicket(withGap(remaining, why, member.role)));
  ledger.storeTrace(newTrace(withdrawn, now));
  ledger.storeTrace(leftTrace(member.codeHash, why, now));
  ledger.audit(unit, {
    actor: by?.actor ?? PLAYER_ACTOR,
    action: by === null ? 'registration.withdraw' : 'registration.remove-member',
    before: { status: unit.status },
    after: by === null ? null : { slot: member.slot },
    reason: withoutNames(by?.reason ?? '', member),
  });
  if (stored === null) return unit;
  if (why === 'captain') return stored;
  return tellGap(ledger, stored, { wasApproved: unit.status === 'approved', role: member.role });
}

export const dismiss = (
  key: UnitKey,
  act: CaptainAct,
  { memberId, withdrawn }: Omit<Leaving, 'by' | 'why'>,
) =>
  onUnit(
    key,
    (ledger, unit) => {
      if (requireMember(unit, act.memberId).role !== 'captain') throw refusal('captain-only');
      if (isCurrent(ledger.trace(withdrawn), ledger.now)) return unit;
      requireMember(unit, memberId);
      if (memberId === act.memberId) throw refusal('conflict', words.captainStays);
      requireCaptain(ledger, unit, act);
      const by = { actor: PLAYER_ACTOR, reason: null };
      return leaveUnit(ledger, unit, { memberId, withdrawn, why: 'captain', by });
    },
    { renames: true, traces: [act.limit, withdrawn] },
  );

export const fillSlot = (key: UnitKey, joiner: Joining): Operation =>
  onUnit(key, (ledger, unit) => joinTeam(ledger, unit, joiner), {
    renames: joiner.replaced !== null,
    players: [joiner.player.freeFireId],
    traces: [joiner.withdrawn, ...mailboxTraces(joiner.mailbox)],
  });

function joinTeam(ledger: Ledger, before: StoredUnit, joiner: Joining): StoredUnit {
  const { memberId, player, replaced, mailbox, withdrawn, replacedTrace, actor, reason } = joiner;
  const { codes, now, tournament } = ledger;
  const earlier = acceptedMember(before, memberId);
  if (earlier !== null) {
    if (!isSamePerson(earlier, { ...player, answers: {} })) throw refusal('request-reused');
    return before;
  }
  if (isCurrent(ledger.trace(withdrawn), now)) throw refusal('registration-withdrawn');
  if (tournament === null) throw notFound('tournament');
  const former = replaced === null ? null : requireMember(before, replaced);
  const slot = former ?? freeSlot(before, joiner.slot);
  const hasPlace = before.place !== 'released';
  const pass = requireMayPlay(ledger, ledger.mayJoin(player, former?.freeFireId));
  requireNoTwin(before, player.freeFireId, replaced);
  if (former !== null) {
    ledger.unclaim(before, former.freeFireId);
    ledger.eraseMails(former);
    if (replacedTrace !== null) ledger.storeTrace(newTrace(replacedTrace, now));
    ledger.storeTrace(leftTrace(former.codeHash, 'removed', now));
  }
  const kept = former === null ? before : withoutUnseenName(before, former);
  const joined = withMember(kept, { ...newMember(codes, memberId, slot, player, now), isLetIn: true });
  const after = withMailbox(ledger, joined, memberId, mailbox);
  if (hasPlace) ledger.claim(after, player.freeFireId, pass);
  const about = { kind: 'added', turn: null } as const;
  const told = mailOne(ledger, after, memberId, about, () => additionLetter(after, tournament, now));
  const stored = ledger.store(former === null ? told : withNewTicket(told));
  ledger.audit(before, {
    actor,
    action: former === null ? 'registration.add-member' : 'registration.replace-member',
    after: { slot: slot.slot },
    reason: former === null ? reason : withoutNames(reason, former),
  });
  return stored;
}

function freeSlot(unit: StoredUnit, wanted: number | null) {
  const slot =
    wanted === null
      ? nextSlot(unit)
      : unit.members.find((each) => each.state === 'invited' && each.slot === wanted);
  if (!slot) throw refusal('conflict', wanted === null ? words.noOpenSlot : words.slotTaken);
  return slot;
}

function withNewTicket(unit: StoredUnit): StoredUnit {
  return { ...unit, ticketRevision: unit.ticketRevision + 1 };
}

export function reticket(id: string, by: TicketReplacer): Operation {
  const replace = (ledger: Ledger, unit: StoredUnit) => {
    if ('memberId' in by) {
      requireMember(unit, by.memberId);
      // Without the limit, a program or a member could keep replacing the ticket link to shut the others out.
      countInDay(ledger, { id: by.limit, max: TICKETS_PER_DAY_MAX, message: words.ticketTooOften });
    }
    const stored = ledger.store(withNewTicket(unit));
    ledger.audit(stored, {
      actor: 'actor' in by ? by.actor : PLAYER_ACTOR,
      action: 'registration.replace-ticket',
    });
    return stored;
  };
  return onRecord(id, replace, 'limit' in by ? { traces: [by.limit] } : {});
}
