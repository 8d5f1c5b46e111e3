import * as endpoints from '@copa/domain/people/user-request-endpoints';
import type { Dependencies } from '../dependencies.ts';
import { type Route, route } from '../http/route.ts';
import { approveUserRequest, listUserRequests, rejectUserRequest } from './user-requests.ts';

export function userRequestRoutes(dependencies: Dependencies): readonly Route[] {
  return [
    route(endpoints.listUserRequests, async ({ query: { verified, ...filter } }) => {
      const { items, nextCursor } = await listUserRequests(dependencies, {
        ...filter,
        verified: verified === undefined ? undefined : verified === 'true',
      });
      return { requests: [...items], nextCursor };
    }),
    route(endpoints.approveUserRequest, (call) =>
      approveUserRequest(dependencies, call.caller, call.params.id, call.body.notes, call.body.role),
    ),
    route(endpoints.rejectUserRequest, (call) =>
      rejectUserRequest(dependencies, call.caller, call.params.id, call.body.notes),
    ),
  ];
}
