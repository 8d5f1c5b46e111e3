import * as endpoints from '@copa/domain/registrations/endpoints';
import type { Actor } from '../audit.ts';
import type { Dependencies } from '../dependencies.ts';
import { csvReply } from '../http/csv-reply.ts';
import { type Route, replyRoute, route } from '../http/route.ts';
import { spendExport } from '../people/attempts.ts';
import { recordReading } from '../site/reading.ts';
import type { DeskInstance } from '../wiring/open-desk.ts';
import { consentRoutes } from './consent/consent-routes.ts';
import { exportRegistrations } from './export.ts';
import type { RegistrationLookup } from './lookup.ts';
import { memberRoutes } from './member-routes.ts';
import type { RegistrationDesk } from './registration-desk.ts';

export function registrationRoutes(
  dependencies: Dependencies,
  { desk, lookup }: DeskInstance,
): readonly Route[] {
  return [
    ...memberRoutes(desk, lookup),
    ...consentRoutes(desk),
    ...playerRoutes(desk, lookup),
    ...listRoutes(dependencies, lookup),
    ...editingRoutes(desk),
    ...decisionRoutes(desk),
    replyRoute(endpoints.exportRegistrations, async (call) => {
      const caller = call.caller;
      await spendExport(dependencies, caller.uid);
      return csvReply(await exportRegistrations(dependencies, caller, call.params.id));
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
    route(endpoints.withdrawRegistration, async ({ headers }) => {
      await desk.withdraw(headers.privateCode);
      return { erased: true as const };
    }),
  ];
}

/** The audit says who opened them. */
function listRoutes(context: Dependencies, lookup: RegistrationLookup): readonly Route[] {
  const opened = (caller: Actor, tournamentId: string | undefined) =>
    recordReading(context, caller, {
      action: 'registration.read',
      target: tournamentId === undefined ? 'registrations' : `tournaments/${tournamentId}`,
      tournamentId,
    });
  return [
    route(endpoints.listRegistrations, async ({ query, caller }) => {
      await opened(caller, query.tournamentId);
      const { items, nextCursor } = await lookup.list(query);
      return { registrations: [...items], nextCursor };
    }),
    route(endpoints.listTournamentRegistrations, async ({ params, query, caller }) => {
      await opened(caller, params.id);
      const { items, nextCursor } = await lookup.list({ ...query, tournamentId: params.id });
      return { registrations: [...items], nextCursor };
    }),
    route(endpoints.getRegistration, async ({ params, caller }) => {
      const registration = await lookup.get(params.id);
      await opened(caller, registration.tournamentId);
      return registration;
    }),
  ];
}

function editingRoutes(desk: RegistrationDesk): readonly Route[] {
  return [
    route(endpoints.addRegistration, (call) => desk.add(call.caller, call.params.id, call.body)),
    route(endpoints.correctRegistration, (call) => desk.correct(call.caller, call.params.id, call.body)),
  ];
}

function decisionRoutes(desk: RegistrationDesk): readonly Route[] {
  return [
    route(endpoints.setRegistrationStatus, (call) => {
      const { status, reason = null, expected = null } = call.body;
      return desk.decide(call.caller, call.params.id, { status, reason, expected });
    }),
    route(endpoints.approveRegistrations, (call) => {
      const { ids, expected = null } = call.body;
      return desk.decideMany(call.caller, ids, { status: 'approved', reason: null, expected });
    }),
    route(endpoints.rejectRegistrations, (call) => {
      const { ids, reason = null, expected = null } = call.body;
      return desk.decideMany(call.caller, ids, { status: 'rejected', reason, expected });
    }),
    route(endpoints.deleteRegistration, async (call) => {
      const { id } = call.params;
      return { id, givenTo: await desk.remove(call.caller, id) };
    }),
  ];
}
