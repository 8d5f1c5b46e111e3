import * as z from 'zod/mini';
import { ById } from '../api/by-id.ts';
import { endpoint } from '../api/endpoint.ts';
import { NextCursorSchema, pageOf, pageShape } from '../api/paging.ts';
import { SHORT_TEXT_MAX } from '../limits.ts';
import { lines } from '../text.ts';
import { GivenRoleSchema } from './given-role.ts';
import { NamedForSchema } from './naming.ts';
import { ListedUserRequestSchema, UserRequestSchema, UserRequestStatusSchema } from './user-request.ts';

const notes = z._default(lines(SHORT_TEXT_MAX), '');

export const listUserRequests = endpoint('listUserRequests', {
  call: 'GET /user-requests',
  cost: 'sweep',
  summary:
    'Access requests, newest first, but pending ones the longest wait first; with `verified`, those of accounts that have confirmed their address, or have not. A page may be shorter than its limit.',
  access: 'manage_admins',
  query: z.strictObject({
    ...pageShape,
    status: z.optional(UserRequestStatusSchema),
    verified: z.optional(z.enum(['true', 'false'])),
  }),
  data: z.object({ requests: pageOf(ListedUserRequestSchema), nextCursor: NextCursorSchema }),
});

export const approveUserRequest = endpoint('approveUserRequest', {
  call: 'POST /user-requests/:id/approve',
  summary: 'Approve: the account becomes an admin, or a referee of these tournaments, or of all.',
  access: 'manage_admins',
  params: ById,
  body: z.strictObject({ notes, role: GivenRoleSchema, tournaments: z.optional(NamedForSchema) }),
  data: UserRequestSchema,
});

export const rejectUserRequest = endpoint('rejectUserRequest', {
  call: 'POST /user-requests/:id/reject',
  summary: 'Reject an access request.',
  access: 'manage_admins',
  params: ById,
  body: z.strictObject({ notes }),
  data: UserRequestSchema,
});
