import * as endpoints from '@copa/domain/people/endpoints';
import type { Dependencies } from '../dependencies.ts';
import { type Route, route } from '../http/route.ts';
import { adminUserOf, findAccount, grantRole, listAdmins, revokeAdmin } from './admins.ts';

export function adminRoutes(dependencies: Dependencies): readonly Route[] {
  return [
    route(endpoints.setAdminClaim, (call) =>
      grantRole(dependencies, call.caller, call.body.email, call.body.role),
    ),
    route(endpoints.revokeAdminClaim, (call) => revokeAdmin(dependencies, call.caller, call.body.email)),
    route(endpoints.getUserByEmail, async ({ params }) =>
      adminUserOf(await findAccount(dependencies, params.email)),
    ),
    route(endpoints.findUser, async ({ body }) => adminUserOf(await findAccount(dependencies, body.email))),
    route(endpoints.listAdmins, async ({ query }) => {
      const { items, nextCursor } = await listAdmins(dependencies, query);
      return { admins: [...items], nextCursor };
    }),
  ];
}
