import * as endpoints from '@copa/domain/registrations/endpoints';
import type { Dependencies } from '../dependencies.ts';
import { type Call, requireCaller } from '../http/call.ts';
import { csvReply } from '../http/csv-reply.ts';
import { type Route, replyRoute, route } from '../http/route.ts';
import { spendExport } from '../people/attempts.ts';
import { recordReading } from '../site/reading.ts';
import type { RegistrationDesk } from './desk/desk.ts';
import type { DeskInstance } from './desk/instance.ts';
import type { RegistrationLookup } from './desk/lookup.ts';
import { exportRegistrations } from './export.ts';
import { memberRoutes } from './member-routes.ts';

export function registrationRoutes(
  dependencies: Dependencies,
  { desk, lookup }: DeskInstance,
): readonly Route[] {
  return [
    ...memberRoutes(desk, lookup),
    ...playerRoutes(desk, lookup),
    ...listRoutes(dependencies, lookup),
    ...editingRoutes(desk),
    ...decisionRoutes(desk),
    replyRoute(endpoints.exportRegistrations, async (call) => {
      const caller = requireCaller(call);
      await spendExport(dependencies, caller.uid);
      return csvReply(await exportRegistrations(dependencies, caller, call.params.id));
    }),
  ];
}

/** What players do without an account. */
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

/** Whoever opens them stands in the audit. */
function listRoutes(context: Dependencies, lookup: RegistrationLookup): readonly Route[] {
  const opened = (call: Pick<Call, 'caller'>, tournamentId: string | undefined) =>
    recordReading(context, requireCaller(call), {
      action: 'registration.read',
      target: tournamentId === undefined ? 'registrations' : `tournaments/${tournamentId}`,
      tournamentId,
    });
  return [
    route(endpoints.listRegistrations, async ({ query, caller }) => {
      await opened({ caller }, query.tournamentId);
      const { items, nextCursor } = await lookup.list(query);
      return { registrations: [...items], nextCursor };
    }),
    route(endpoints.listTournamentRegistrations, async ({ params, query, caller }) => {
      await opened({ caller }, params.id);
      const { items, nextCursor } = await lookup.list({ ...query, tournamentId: params.id });
      return { registrations: [...items], nextCursor };
    }),
    route(endpoints.getRegistration, async ({ params, caller }) => {
      const registration = await lookup.get(params.id);
      await opened({ caller }, registration.tournamentId);
      return registration;
    }),
  ];
}

/** What organisers write themselves. */
function editingRoutes(desk: RegistrationDesk): readonly Route[] {
  return [
    route(endpoints.addRegistration, (call) => desk.add(requireCaller(call), call.params.id, call.body)),
    route(endpoints.correctRegistration, (call) =>
      desk.correct(requireCaller(call), call.params.id, call.body),
    ),
  ];
}

function decisionRoutes(desk: RegistrationDesk): readonly Route[] {
  return [
    route(endpoints.setRegistrationStatus, (call) => {
      const { status, reason = null, expected = null } = call.body;
      return desk.decide(requireCaller(call), call.params.id, { status, reason, expected });
    }),
    route(endpoints.approveRegistrations, (call) => {
      const { ids, expected = null } = call.body;
      return desk.decideMany(requireCaller(call), ids, { status: 'approved', reason: null, expected });
    }),
    route(endpoints.rejectRegistrations, (call) => {
      const { ids, reason = null, expected = null } = call.body;
      return desk.decideMany(requireCaller(call), ids, { status: 'rejected', reason, expected });
    }),
    route(endpoints.deleteRegistration, async (call) => {
      const { id } = call.params;
      await desk.remove(requireCaller(call), id);
      return { id };
    }),
  ];
}
