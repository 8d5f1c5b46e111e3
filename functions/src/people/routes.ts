import * as endpoints from '@copa/domain/people/endpoints';
import * as requests from '@copa/domain/people/user-request-endpoints';
import type { Dependencies } from '../dependencies.ts';
import { callerOf, requireVerifiedEmail } from '../http/authenticate.ts';
import { type Route, route } from '../http/route.ts';
import { adminUserOf, findAccount, grantRole, listAdmins, revokeAdmin } from './admins.ts';
import { endSession, endSessions } from './end-sessions.ts';
import { localLogin } from './local-login.ts';
import { setUpOwner, setupState } from './owner-setup.ts';
import { noteRoleHolderOnce } from './role-holders.ts';
import { sessionUserOf } from './session.ts';
import { approveUserRequest, listUserRequests, rejectUserRequest } from './user-requests.ts';

export function peopleRoutes(dependencies: Dependencies): readonly Route[] {
  return [...sessionRoutes(dependencies), ...adminRoutes(dependencies), ...userRequestRoutes(dependencies)];
}

function sessionRoutes(dependencies: Dependencies): readonly Route[] {
  return [
    route(endpoints.verifyToken, async ({ body }) => {
      const caller = callerOf(await dependencies.identity.verifyToken(body.token));
      requireVerifiedEmail(caller);
      return sessionUserOf(caller);
    }),
    route(endpoints.getMe, async ({ caller }) => {
      if (caller.role !== 'visitor') await noteRoleHolderOnce(dependencies, caller.uid);
      return sessionUserOf(caller);
    }),
    route(endpoints.revokeSessions, async ({ caller, body }) => {
      if (body.scope === 'this') await endSession(dependencies, caller);
      else await endSessions(dependencies, caller.uid);
      return { revoked: true as const };
    }),
    route(endpoints.localLogin, ({ body, origin }) => localLogin(dependencies, body, origin)),
    route(endpoints.checkSetup, () => setupState(dependencies)),
    route(endpoints.setUpInitialAdmin, ({ body, origin }) => setUpOwner(dependencies, body, origin)),
  ];
}

function adminRoutes(dependencies: Dependencies): readonly Route[] {
  return [
    route(endpoints.setAdminClaim, ({ caller, body }) => grantRole(dependencies, caller, body.email, body)),
    route(endpoints.revokeAdminClaim, ({ caller, body }) => revokeAdmin(dependencies, caller, body.email)),
    route(endpoints.getUserByEmail, async ({ params }) =>
      adminUserOf(dependencies, await findAccount(dependencies, params.email)),
    ),
    route(endpoints.findUser, async ({ body }) =>
      adminUserOf(dependencies, await findAccount(dependencies, body.email)),
    ),
    route(endpoints.listAdmins, async ({ query }) => {
      const { items, nextCursor } = await listAdmins(dependencies, query);
      return { admins: [...items], nextCursor };
    }),
  ];
}

function userRequestRoutes(dependencies: Dependencies): readonly Route[] {
  return [
    route(requests.listUserRequests, async ({ query: { verified, ...filter } }) => {
      const { items, nextCursor } = await listUserRequests(dependencies, {
        ...filter,
        verified: verified === undefined ? undefined : verified === 'true',
      });
      return { requests: [...items], nextCursor };
    }),
    route(requests.approveUserRequest, ({ caller, params, body }) =>
      approveUserRequest(dependencies, caller, params.id, body.notes, body),
    ),
    route(requests.rejectUserRequest, ({ caller, params, body }) =>
      rejectUserRequest(dependencies, caller, params.id, body.notes),
    ),
  ];
}
