import type { AcceptanceInput, AcceptanceReceipt } from '@copa/domain/registrations/invitation';
import type {
  OwnRegistration,
  Registration,
  RegistrationCorrection,
} from '@copa/domain/registrations/registration';
import type { UnitNames } from '@copa/domain/registrations/unit';
import { type Actor, PLAYER_ACTOR } from '../../../site/audit.ts';
import { TOURNAMENTS } from '../../../store/collections.ts';
import { mailboxOf } from '../keys.ts';
import { notFound, type StoredUnit } from '../ledger.ts';
import { findByCode, findByInvitation, memberOf, shownPlayerKey } from '../lookup.ts';
import type { Person } from '../seating.ts';
import type { DeskDependencies, Submission } from '../submission.ts';
import { ownRegistrationOf, registrationOf } from '../view.ts';

/** Who an organiser puts into a team, and why. */
export interface Seating extends Person {
  readonly requestId: string | null;
  readonly reason: string;
}

export interface NamesDecision {
  readonly taken: boolean;
  readonly revision: number;
}

/** What the holders of private codes and invitations do, and organisers about single members. */
export interface MemberDesk {
  accept(input: AcceptanceInput): Promise<AcceptanceReceipt>;
  /** By the private code of a member; the last one takes the unit along. */
  withdraw(code: string): Promise<void>;
  /** By the private code of the captain. */
  withdrawUnit(code: string): Promise<void>;
  rename(code: string, names: { nick: string | null; unit: UnitNames | null }): Promise<OwnRegistration>;
  decideNames(actor: Actor, id: string, memberId: string, decision: NamesDecision): Promise<Registration>;
  replaceInvitation(code: string, slot: number): Promise<OwnRegistration>;
  replaceOwnTicket(code: string): Promise<OwnRegistration>;
  replaceTicket(actor: Actor, id: string): Promise<Registration>;
  addMember(actor: Actor, id: string, seating: Seating, slot: number | null): Promise<Registration>;
  replaceMember(actor: Actor, id: string, memberId: string, seating: Seating): Promise<Registration>;
  correctMember(
    actor: Actor,
    id: string,
    memberId: string,
    correction: RegistrationCorrection,
  ): Promise<Registration>;
  removeMember(actor: Actor, id: string, memberId: string, reason: string): Promise<Registration>;
}

export function createMemberDesk(
  { database, codes, keys, newId }: DeskDependencies,
  { submit, submitAbout, find }: Submission,
): MemberDesk {
  const own = async (unit: StoredUnit, code: string) => {
    const tournament = await database.get(TOURNAMENTS, unit.tournamentId);
    if (tournament === null) throw notFound('tournament');
    const member = memberOf(unit, codes.hashOf(code));
    return ownRegistrationOf(unit, member, tournament, codes, await shownPlayerKey(database, unit, member));
  };

  const byCode = async (code: string) => {
    const unit = await findByCode(database, codes, code);
    return { unit, memberId: memberOf(unit, codes.hashOf(code)).id };
  };

  const seat = async (
    unit: StoredUnit,
    { requestId, reason, ...player }: Seating,
    where: { readonly slot: number | null; readonly replaced: string | null },
    actor: Actor,
  ) => {
    const memberId = requestId === null ? newId() : keys.member(unit.id, requestId);
    const withdrawn = keys.request(memberId);
    const replacedTrace = where.replaced === null ? null : keys.request(where.replaced);
    const person: Person = player;
    return registrationOf(
      await submitAbout(unit, (key) => ({
        kind: 'seat',
        ...key,
        memberId,
        player: person,
        mailbox: keys.mails(unit.tournamentId, person.email).mailbox,
        ...where,
        withdrawn,
        replacedTrace,
        actor,
        reason,
      })),
    );
  };

  return {
    accept: async (input) => {
      const { requestId, invitationCode, email } = input;
      const unit = await findByInvitation(database, codes, invitationCode);
      const { id, tournamentId } = unit;
      const memberId = keys.member(id, requestId);
      const stored = await submit(tournamentId, {
        kind: 'accept',
        id,
        memberId,
        input,
        inviteHash: codes.hashOf(invitationCode),
        withdrawn: keys.request(memberId),
        traces: keys.mails(tournamentId, email),
      });
      const acceptedAt = memberOf(stored, codes.hashOf(codes.codeOf(memberId))).acceptedAt;
      const ticketId = codes.ticketOf(id, stored.ticketRevision);
      const privateCode = codes.codeOf(memberId);
      return { id: memberId, tournamentId, place: stored.place, acceptedAt, privateCode, ticketId };
    },

    withdraw: async (code) => {
      const { unit, memberId } = await byCode(code);
      const withdrawn = keys.request(memberId);
      await submitAbout(unit, (key) => ({ kind: 'leave', ...key, memberId, withdrawn, by: null }));
    },

    withdrawUnit: async (code) => {
      const { unit, memberId } = await byCode(code);
      await submitAbout(unit, (key) => ({
        kind: 'remove',
        ...key,
        memberId,
        actor: PLAYER_ACTOR,
        action: 'registration.withdraw',
        traceOf: (memberId) => keys.request(memberId),
      }));
    },

    rename: async (code, { nick, unit: names }) => {
      const { unit, memberId } = await byCode(code);
      return own(
        await submit(unit.tournamentId, { kind: 'rename', id: unit.id, memberId, nick, names }),
        code,
      );
    },

    decideNames: async (actor, id, memberId, decision) => {
      const { tournamentId } = await find(id);
      return registrationOf(
        await submit(tournamentId, { kind: 'decide-names', id, memberId, ...decision, actor }),
      );
    },

    replaceInvitation: async (code, slot) => {
      const { unit, memberId } = await byCode(code);
      return own(await submit(unit.tournamentId, { kind: 'reinvite', id: unit.id, memberId, slot }), code);
    },

    replaceOwnTicket: async (code) => {
      const { unit, memberId } = await byCode(code);
      const { id, tournamentId } = unit;
      const by = { memberId, limit: keys.tickets(id) };
      return own(await submit(tournamentId, { kind: 'reticket', id, by }), code);
    },

    replaceTicket: async (actor, id) => {
      const { tournamentId } = await find(id);
      return registrationOf(await submit(tournamentId, { kind: 'reticket', id, by: { actor } }));
    },

    addMember: async (actor, id, seating, slot) =>
      seat(await find(id), seating, { slot, replaced: null }, actor),

    replaceMember: async (actor, id, memberId, seating) =>
      seat(await find(id), seating, { slot: null, replaced: memberId }, actor),

    correctMember: async (actor, id, memberId, correction) =>
      registrationOf(
        await submitAbout(await find(id), (key) => ({
          kind: 'correct',
          ...key,
          memberId,
          correction,
          mailbox: mailboxOf(keys, key, correction),
          actor,
        })),
      ),

    removeMember: async (actor, id, memberId, reason) => {
      const withdrawn = keys.request(memberId);
      return registrationOf(
        await submitAbout(await find(id), (key) => ({
          kind: 'leave',
          ...key,
          memberId,
          withdrawn,
          by: {
            actor,
            reason,
          },
        })),
      );
    },
  };
}
