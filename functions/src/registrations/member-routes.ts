import * as endpoints from '@copa/domain/registrations/member-endpoints';
import { type Route, route } from '../http/route.ts';
import type { RegistrationLookup } from './lookup.ts';
import type { RegistrationDesk } from './registration-desk.ts';

export function memberRoutes(desk: RegistrationDesk, lookup: RegistrationLookup): readonly Route[] {
  return [...ownRoutes(desk, lookup), ...organiserRoutes(desk)];
}

function ownRoutes(desk: RegistrationDesk, lookup: RegistrationLookup): readonly Route[] {
  return [
    route(endpoints.getInvitation, ({ headers }) => lookup.invitation(headers.invitationCode)),
    route(endpoints.acceptInvitation, ({ body }) => desk.accept(body)),
    route(endpoints.editOwnRegistration, ({ headers, body: { nick = null, unit = null } }) =>
      desk.rename(headers.privateCode, { nick, unit }),
    ),
    route(endpoints.withdrawUnit, async ({ headers }) => {
      await desk.withdrawUnit(headers.privateCode);
      return { erased: true as const };
    }),
    route(endpoints.openInvitation, ({ headers, body }) =>
      desk.openInvitation(headers.privateCode, body.open),
    ),
    route(endpoints.replaceInvitation, ({ headers, body }) =>
      desk.replaceInvitation(headers.privateCode, body.invitationCode),
    ),
    route(endpoints.removeTeammate, ({ headers, params }) =>
      desk.removeTeammate(headers.privateCode, params.memberId),
    ),
    route(endpoints.replaceOwnTicket, ({ headers }) => desk.replaceOwnTicket(headers.privateCode)),
  ];
}

function organiserRoutes(desk: RegistrationDesk): readonly Route[] {
  return [
    route(endpoints.replaceTicket, (call) => desk.replaceTicket(call.caller, call.params.id)),
    route(endpoints.addMember, (call) => {
      const { slot = null, ...seating } = call.body;
      return desk.addMember(call.caller, call.params.id, seating, slot);
    }),
    route(endpoints.replaceMember, (call) =>
      desk.replaceMember(call.caller, call.params.id, call.params.memberId, call.body),
    ),
    route(endpoints.correctMember, (call) =>
      desk.correctMember(call.caller, call.params.id, call.params.memberId, call.body),
    ),
    route(endpoints.decideNames, (call) =>
      desk.decideNames(call.caller, call.params.id, call.params.memberId, call.body),
    ),
    route(endpoints.removeMember, (call) =>
      desk.removeMember(call.caller, call.params.id, call.params.memberId, call.body.reason),
    ),
  ];
}
