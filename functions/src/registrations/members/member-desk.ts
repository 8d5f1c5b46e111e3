import type { AcceptanceInput, AcceptanceReceipt } from '@copa/domain/registrations/invitation';
import type {
  OwnRegistration,
  Registration,
  RegistrationCorrection,
} from '@copa/domain/registrations/registration';
import type { UnitNames } from '@copa/domain/registrations/unit';
import { type Actor, PLAYER_ACTOR } from '../../audit.ts';
import type { Desk } from '../../desk/desk.ts';
import type { Operation } from '../../desk/operation.ts';
import { notFound, type StoredUnit, type UnitKey } from '../../desk/unit.ts';
import { TOURNAMENTS } from '../../store/collections.ts';
import { correct, remove } from '../decisions.ts';
import { mailboxOf, type RegistrationKeys } from '../keys.ts';
import { findByCode, findByInvitation, memberOf, shownPlayerKey } from '../lookup.ts';
import type { Person } from '../seating.ts';
import { consentCodeOf, ownRegistrationOf, registrationOf } from '../view.ts';
import { open, reinvite } from './invitation.ts';
import { accept, dismiss, leave, reticket, seat } from './members.ts';
import { decideNames, rename } from './names.ts';

export interface Seating extends Person {
  readonly requestId: string | null;
  readonly reason: string;
}

export interface NamesDecision {
  readonly taken: boolean;
  readonly revision: number;
}

interface PlayerDesk {
  accept(input: AcceptanceInput): Promise<AcceptanceReceipt>;
  /** Withdraws the member of this private code; the last member takes the unit along. */
  withdraw(code: string): Promise<void>;
  /** Withdraws the unit; takes the private code of the captain. */
  withdrawUnit(code: string): Promise<void>;
  rename(code: string, names: { nick: string | null; unit: UnitNames | null }): Promise<OwnRegistration>;
  openInvitation(code: string, isOpen: boolean): Promise<OwnRegistration>;
  replaceInvitation(code: string, invitation: string): Promise<OwnRegistration>;
  /** Takes a member out of the team; takes the private code of the captain. */
  removeTeammate(code: string, memberId: string): Promise<OwnRegistration>;
  replaceOwnTicket(code: string): Promise<OwnRegistration>;
}

interface OrganiserDesk {
  decideNames(actor: Actor, id: string, memberId: string, decision: NamesDecision): Promise<Registration>;
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

export type MemberDesk = PlayerDesk & OrganiserDesk;

export function createMemberDesk(desk: Desk, keys: RegistrationKeys): MemberDesk {
  return { ...createPlayerDesk(desk, keys), ...createOrganiserDesk(desk, keys) };
}

function createPlayerDesk(desk: Desk, keys: RegistrationKeys): PlayerDesk {
  const { database, codes, submit, submitAbout } = desk;

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
  const changeOwn = async (code: string, operationOf: (id: string, memberId: string) => Operation) => {
    const { unit, memberId } = await byCode(code);
    return own(await submit(unit.tournamentId, operationOf(unit.id, memberId)), code);
  };
  const captainAct = (id: string, memberId: string) => ({ memberId, limit: keys.captain(id) });

  return {
    accept: async (input) => {
      const { requestId, invitationCode, email } = input;
      const { id, tournamentId } = await findByInvitation(database, codes, invitationCode);
      const memberId = keys.member(id, requestId);
      const stored = await submit(
        tournamentId,
        accept(id, {
          memberId,
          input,
          inviteHash: codes.hashOf(invitationCode),
          withdrawn: keys.request(memberId),
          traces: keys.mails(tournamentId, email),
        }),
      );
      const privateCode = codes.codeOf(memberId);
      const member = memberOf(stored, codes.hashOf(privateCode));
      const { acceptedAt, slot } = member;
      const ticketId = codes.ticketOf(id, stored.ticketRevision);
      const consentCode = consentCodeOf(codes, member);
      const { place } = stored;
      return { id: memberId, tournamentId, place, acceptedAt, slot, privateCode, ticketId, consentCode };
    },

    withdraw: async (code) => {
      const { unit, memberId } = await byCode(code);
      const withdrawn = keys.request(memberId);
      await submitAbout(unit, (key) => leave(key, { memberId, withdrawn, by: null }));
    },

    withdrawUnit: async (code) => {
      const { unit, memberId } = await byCode(code);
      const action = 'registration.withdraw';
      await submitAbout(unit, (key) =>
        remove(key, { memberId, actor: PLAYER_ACTOR, action, traceOf: keys.request }),
      );
    },

    rename: (code, names) => changeOwn(code, (id, memberId) => rename(id, memberId, names)),

    openInvitation: (code, isOpen) =>
      changeOwn(code, (id, memberId) => open(id, captainAct(id, memberId), isOpen)),

    replaceInvitation: (code, invitation) =>
      changeOwn(code, (id, memberId) => reinvite(id, captainAct(id, memberId), codes.hashOf(invitation))),

    removeTeammate: async (code, removed) => {
      const { unit, memberId } = await byCode(code);
      const act = captainAct(unit.id, memberId);
      const leaving = { memberId: removed, withdrawn: keys.request(removed) };
      return own(await submitAbout(unit, (key) => dismiss(key, act, leaving)), code);
    },

    replaceOwnTicket: (code) =>
      changeOwn(code, (id, memberId) => reticket(id, { memberId, limit: keys.tickets(id) })),
  };
}

function createOrganiserDesk(desk: Desk, keys: RegistrationKeys): OrganiserDesk {
  const { newId, submit, submitAbout, find } = desk;

  const change = async (id: string, operationOf: (key: UnitKey) => Operation) =>
    registrationOf(await submitAbout(await find(id), operationOf));

  const seatIn = (
    id: string,
    actor: Actor,
    { requestId, reason, ...player }: Seating,
    where: { readonly slot: number | null; readonly replaced: string | null },
  ) => {
    const memberId = requestId === null ? newId() : keys.member(id, requestId);
    return change(id, (key) =>
      seat(key, {
        memberId,
        player,
        mailbox: keys.mails(key.tournamentId, player.email).mailbox,
        ...where,
        withdrawn: keys.request(memberId),
        replacedTrace: where.replaced === null ? null : keys.request(where.replaced),
        actor,
        reason,
      }),
    );
  };

  return {
    decideNames: async (actor, id, memberId, decision) => {
      const { tournamentId } = await find(id);
      return registrationOf(await submit(tournamentId, decideNames(id, memberId, { ...decision, actor })));
    },

    replaceTicket: async (actor, id) => {
      const { tournamentId } = await find(id);
      return registrationOf(await submit(tournamentId, reticket(id, { actor })));
    },

    addMember: (actor, id, seating, slot) => seatIn(id, actor, seating, { slot, replaced: null }),

    replaceMember: (actor, id, memberId, seating) =>
      seatIn(id, actor, seating, { slot: null, replaced: memberId }),

    correctMember: (actor, id, memberId, correction) =>
      change(id, (key) =>
        correct(key, { memberId, correction, mailbox: mailboxOf(keys, key, correction), actor }),
      ),

    removeMember: (actor, id, memberId, reason) =>
      change(id, (key) => leave(key, { memberId, withdrawn: keys.request(memberId), by: { actor, reason } })),
  };
}
