import type { AcceptanceInput, AcceptanceReceipt } from '@copa/domain/registrations/invitation';
import type { UnitNames } from '@copa/domain/registrations/names/unit-names';
import type { RegistrationCorrection } from '@copa/domain/registrations/registration';
import { type Actor, PLAYER_ACTOR } from '../../audit.ts';
import type { Origin } from '../../call.ts';
import type { Desk } from '../../desk/desk.ts';
import type { Operation } from '../../desk/operation.ts';
import type { StoredUnit, UnitKey } from '../../desk/stored-unit.ts';
import { seenByPlayers } from '../../desk/unit-place.ts';
import { correct, remove } from '../decisions.ts';
import { mailboxOf, type RegistrationKeys } from '../keys.ts';
import { findByCode, findByInvitation, memberOf, ownView } from '../lookup.ts';
import type { Person } from '../slots.ts';
import { consentCodeOf, registrationOf } from '../view.ts';
import { open, reinvite } from './invitation.ts';
import { accept, dismiss, fillSlot, leave, reticket } from './members.ts';
import { decideNames, rename } from './names.ts';

export interface Joining extends Person {
  readonly requestId: string | null;
  readonly reason: string;
}

export interface NamesDecision {
  readonly taken: boolean;
  readonly revision: number;
}

export function createMemberDesk(desk: Desk, keys: RegistrationKeys) {
  return { ...createPlayerDesk(desk, keys), ...createOrganiserDesk(desk, keys) };
}

function createPlayerDesk(desk: Desk, keys: RegistrationKeys) {
  const { database, codes, submit, submitAbout } = desk;

  const own = (unit: StoredUnit, code: string) => ownView(database, codes, unit, code);
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
    accept: async (
      input: AcceptanceInput,
      { network }: Pick<Origin, 'network'>,
    ): Promise<AcceptanceReceipt> => {
      const { requestId, invitationCode, email } = input;
      const { id, tournamentId, inviteRevision } = await findByInvitation(database, codes, invitationCode);
      const memberId = keys.member(id, requestId);
      const stored = await submit(
        tournamentId,
        accept(id, {
          memberId,
          input,
          inviteHash: codes.hashOf(invitationCode),
          withdrawn: keys.request(memberId),
          limit: keys.joins(id, inviteRevision),
          networkKey: keys.network(tournamentId, network),
          traces: keys.mails(tournamentId, email),
        }),
      );
      const privateCode = codes.codeOf(memberId);
      const member = memberOf(stored, codes.hashOf(privateCode));
      const { acceptedAt, slot } = member;
      const ticketId = codes.ticketOf(id, stored.ticketRevision);
      const consentCode = consentCodeOf(codes, member);
      const { place } = seenByPlayers(stored);
      return { id: memberId, tournamentId, place, acceptedAt, slot, privateCode, ticketId, consentCode };
    },

    withdraw: async (code: string) => {
      const { unit, memberId } = await byCode(code);
      const withdrawn = keys.request(memberId);
      await submitAbout(unit, (key) => leave(key, { memberId, withdrawn, why: 'withdrawn', by: null }));
    },

    withdrawUnit: async (code: string) => {
      const { unit, memberId } = await byCode(code);
      const action = 'registration.withdraw';
      await submitAbout(unit, (key) =>
        remove(key, { memberId, actor: PLAYER_ACTOR, action, traceOf: keys.request }),
      );
    },

    rename: (code: string, names: { nick: string | null; unit: UnitNames | null }) =>
      changeOwn(code, (id, memberId) => rename(id, memberId, names)),

    openInvitation: (code: string, isOpen: boolean) =>
      changeOwn(code, (id, memberId) => open(id, captainAct(id, memberId), isOpen)),

    replaceInvitation: (code: string, invitation: string) =>
      changeOwn(code, (id, memberId) => reinvite(id, captainAct(id, memberId), codes.hashOf(invitation))),

    removeTeammate: async (code: string, removed: string) => {
      const { unit, memberId } = await byCode(code);
      const act = captainAct(unit.id, memberId);
      const leaving = { memberId: removed, withdrawn: keys.request(removed) };
      return own(await submitAbout(unit, (key) => dismiss(key, act, leaving)), code);
    },

    replaceOwnTicket: (code: string) =>
      changeOwn(code, (id, memberId) => reticket(id, { memberId, limit: keys.tickets(id) })),
  };
}

function createOrganiserDesk(desk: Desk, keys: RegistrationKeys) {
  const { newId, submit, submitAbout, find } = desk;

  const change = async (id: string, operationOf: (key: UnitKey) => Operation) =>
    registrationOf(await submitAbout(await find(id), operationOf));

  const joinIn = (
    id: string,
    actor: Actor,
    { requestId, reason, ...player }: Joining,
    where: { readonly slot: number | null; readonly replaced: string | null },
  ) => {
    const memberId = requestId === null ? newId() : keys.member(id, requestId);
    return change(id, (key) =>
      fillSlot(key, {
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
    decideNames: async (actor: Actor, id: string, memberId: string, decision: NamesDecision) => {
      const { tournamentId } = await find(id);
      return registrationOf(await submit(tournamentId, decideNames(id, memberId, { ...decision, actor })));
    },

    replaceTicket: async (actor: Actor, id: string) => {
      const { tournamentId } = await find(id);
      return registrationOf(await submit(tournamentId, reticket(id, { actor })));
    },

    addMember: (actor: Actor, id: string, joining: Joining, slot: number | null) =>
      joinIn(id, actor, joining, { slot, replaced: null }),

    replaceMember: (actor: Actor, id: string, memberId: string, joining: Joining) =>
      joinIn(id, actor, joining, { slot: null, replaced: memberId }),

    correctMember: (actor: Actor, id: string, memberId: string, correction: RegistrationCorrection) =>
      change(id, (key) =>
        correct(key, { memberId, correction, mailbox: mailboxOf(keys, key, correction), actor }),
      ),

    removeMember: (actor: Actor, id: string, memberId: string, reason: string) =>
      change(id, (key) =>
        leave(key, { memberId, withdrawn: keys.request(memberId), why: 'removed', by: { actor, reason } }),
      ),
  };
}
