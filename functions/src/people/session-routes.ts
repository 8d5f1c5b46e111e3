import * as endpoints from '@copa/domain/people/endpoints';
import { roleOf } from '@copa/domain/people/roles';
import type { Dependencies } from '../dependencies.ts';
import { callerOf, requireVerifiedEmail } from '../http/authenticate.ts';
import { type Route, route } from '../http/route.ts';
import { endSession, endSessions } from './end-sessions.ts';
import { localLogin } from './local-login.ts';
import { setUpOwner, setupState } from './owner-setup.ts';
import { noteRoleHolderOnce } from './role-holders.ts';
import { sessionUserOf } from './session.ts';

export function sessionRoutes(dependencies: Dependencies): readonly Route[] {
  const { identity } = dependencies;
  return [
    route(endpoints.verifyToken, async ({ body }) => {
      const caller = callerOf(await identity.verifyToken(body.token));
      requireVerifiedEmail(caller);
      return sessionUserOf(caller);
    }),
    route(endpoints.getMe, async (call) => {
      const caller = call.caller;
      if (roleOf(caller) !== 'visitor') await noteRoleHolderOnce(dependencies, caller.uid);
      return sessionUserOf(caller);
    }),
    route(endpoints.revokeSessions, async (call) => {
      const caller = call.caller;
      if (call.body.scope === 'this') await endSession(dependencies, caller);
      else await endSessions(dependencies, caller.uid);
      return { revoked: true as const };
    }),
    route(endpoints.localLogin, ({ body }) => localLogin(dependencies, body)),
    route(endpoints.checkSetup, () => setupState(dependencies)),
    route(endpoints.setUpInitialAdmin, ({ body }) => setUpOwner(dependencies, body)),
  ];
}
