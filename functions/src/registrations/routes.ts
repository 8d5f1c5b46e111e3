import * as consents from '@copa/domain/registrations/consent/consent-endpoints';
import * as endpoints from '@copa/domain/registrations/endpoints';
import * as members from '@copa/domain/registrations/member-endpoints';
import type { Actor } from '../audit.ts';
import type { Dependencies } from '../dependencies.ts';
import { IMPORT_MAX_BYTES } from '../http/body.ts';
import { csvReply } from '../http/csv-reply.ts';
import { type Route, replyRoute, route } from '../http/route.ts';
import { spendExport } from '../people/attempts.ts';
import { recordReading } from '../site/reading.ts';
import type { DeskInstance } from '../wiring/open-desk.ts';
import { contactGuardian } from './consent/guardian-contact.ts';
import { exportRegistrations } from './export.ts';
import type { RegistrationLookup } from './lookup.ts';
import type { RegistrationDesk } from './registration-desk.ts';

export function registrationRoutes(
  dependencies: Dependencies,
  { desk, lookup }: DeskInstance,
): readonly Route[] {
  return [
    ...playerRoutes(desk, lookup),
    ...consentRoutes(dependencies, desk),
    ...listRoutes(dependencies, lookup),
    ...decisionRoutes(desk),
    ...memberRoutes(desk, lookup),
    replyRoute(endpoints.exportRegistrations, async ({ caller, params }) => {
      await spendExport(dependencies, caller.uid);
      return csvReply(await exportRegistrations(dependencies, caller, params.id));
    }),
  ];
}

function playerRoutes(desk: RegistrationDesk, lookup: RegistrationLookup): readonly Route[] {
  return [
    route(endpoints.createRegistration, ({ body, origin }) => desk.register(body, origin)),
    route(endpoints.checkFreeFireId, async ({ params }) => ({
      exists: await lookup.isTaken(params.tournamentId, params.freeFireId),
    })),
    route(endpoints.getOwnRegistration, ({ headers }) => lookup.own(headers.privateCode)),
    route(members.getSameTeam, ({ headers }) => desk.sameTeam(headers.privateCode)),
    route(endpoints.withdrawRegistration, async ({ headers }) => {
      await desk.withdraw(headers.privateCode);
      return { erased: true as const };
    }),
    route(members.getInvitation, ({ headers }) => lookup.invitation(headers.invitationCode)),
    route(members.acceptInvitation, ({ body, origin }) => desk.accept(body, origin)),
    route(members.editOwnRegistration, ({ headers, body: { nick = null, unit = null } }) =>
      desk.rename(headers.privateCode, { nick, unit }),
    ),
    route(members.withdrawUnit, async ({ headers }) => {
      await desk.withdrawUnit(headers.privateCode);
      return { erased: true as const };
    }),
    route(members.openInvitation, ({ headers, body }) => desk.openInvitation(headers.privateCode, body.open)),
    route(members.replaceInvitation, ({ headers, body }) =>
      desk.replaceInvitation(headers.privateCode, body.invitationCode),
    ),
    route(members.removeTeammate, ({ headers, params }) =>
      desk.removeTeammate(headers.privateCode, params.memberId),
    ),
    route(members.replaceOwnTicket, ({ headers }) => desk.replaceOwnTicket(headers.privateCode)),
  ];
}

function consentRoutes(context: Dependencies, desk: RegistrationDesk): readonly Route[] {
  return [
    route(consents.getConsent, ({ headers }) => desk.consent(headers.consentCode)),
    route(consents.giveConsent, ({ headers, body, origin }) =>
      desk.giveConsent(headers.consentCode, body, origin),
    ),
    route(consents.refuseConsent, async ({ headers }) => {
      await desk.refuseConsent(headers.consentCode);
      return { erased: true as const };
    }),
    route(consents.replaceGuardian, ({ headers, body }) => desk.replaceGuardian(headers.privateCode, body)),
    route(members.contactGuardian, ({ caller, params, body }) =>
      contactGuardian(context, caller, params, body.purpose),
    ),
  ];
}

function listRoutes(context: Dependencies, lookup: RegistrationLookup): readonly Route[] {
  const opened = (caller: Actor, tournamentId: string | undefined) =>
    recordReading(context, caller, {
      action: 'registration.read',
      target: tournamentId === undefined ? 'registrations' : `tournaments/${tournamentId}`,
      tournamentId,
    });
  const listed = async (caller: Actor, filter: Parameters<RegistrationLookup['list']>[0]) => {
    await opened(caller, filter.tournamentId);
    const { items, nextCursor } = await lookup.list(filter);
    return { registrations: [...items], nextCursor };
  };
  return [
    route(endpoints.listRegistrations, ({ query, caller }) => listed(caller, query)),
    route(endpoints.listTournamentRegistrations, ({ params, query, caller }) =>
      listed(caller, { ...query, tournamentId: params.id }),
    ),
    route(endpoints.getRegistration, async ({ params, caller }) => {
      const registration = await lookup.get(params.id);
      await opened(caller, registration.tournamentId);
      return registration;
    }),
  ];
}

function decisionRoutes(desk: RegistrationDesk): readonly Route[] {
  return [
    route(endpoints.addRegistration, ({ caller, params, body }) => desk.add(caller, params.id, body)),
    route(
      endpoints.importRegistrations,
      async ({ caller, params, body }) => ({
        results: [...(await desk.importList(caller, params.id, body))],
      }),
      { bodyBytesMax: IMPORT_MAX_BYTES },
    ),
    route(endpoints.setRegistrationStatus, ({ caller, params, body }) => {
      const { status, reason = null, expected = null, names = null } = body;
      return desk.decide(caller, params.id, { status, reason, expected, names });
    }),
    route(endpoints.approveRegistrations, ({ caller, body: { ids, expected = null, names } }) =>
      desk.decideMany(caller, ids, { status: 'approved', reason: null, expected }, names),
    ),
    route(endpoints.rejectRegistrations, ({ caller, body: { ids, reason = null, expected = null, names } }) =>
      desk.decideMany(caller, ids, { status: 'rejected', reason, expected }, names),
    ),
    route(endpoints.deleteRegistration, async ({ caller, params: { id } }) => ({
      id,
      givenTo: await desk.remove(caller, id),
    })),
  ];
}

function memberRoutes(desk: RegistrationDesk, lookup: RegistrationLookup): readonly Route[] {
  return [
    route(members.getTeamLink, ({ params }) => lookup.teamLink(params.id)),
    route(members.replaceTicket, ({ caller, params }) => desk.replaceTicket(caller, params.id)),
    route(members.addMember, ({ caller, params, body: { slot = null, ...joining } }) =>
      desk.addMember(caller, params.id, joining, slot),
    ),
    route(members.replaceMember, ({ caller, params: { id, memberId }, body }) =>
      desk.replaceMember(caller, id, memberId, body),
    ),
    route(members.correctMember, ({ caller, params: { id, memberId }, body }) =>
      desk.correctMember(caller, id, memberId, body),
    ),
    route(members.decideNames, ({ caller, params: { id, memberId }, body }) =>
      desk.decideNames(caller, id, memberId, body),
    ),
    route(members.removeMember, ({ caller, params: { id, memberId }, body: { reason } }) =>
      desk.removeMember(caller, id, memberId, reason),
    ),
  ];
}
