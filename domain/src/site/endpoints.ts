import * as z from 'zod/mini';
import { ById } from '../api/by-id.ts';
import { endpoint } from '../api/endpoint.ts';
import { NextCursorSchema, pageOf, pageShape } from '../api/paging.ts';
import { described } from '../described.ts';
import { DocumentIdSchema } from '../ids.ts';
import { SHORT_TEXT_MAX } from '../limits.ts';
import {
  ListedUserRequestSchema,
  UserRequestSchema,
  UserRequestStatusSchema,
} from '../people/user-request.ts';
import { lines } from '../text.ts';
import { AUDIT_KINDS, AuditEntrySchema } from './audit.ts';
import { StatsSchema } from './stats.ts';

const Notes = z.strictObject({ notes: z._default(lines(SHORT_TEXT_MAX), '') });

export const listUserRequests = endpoint({
  id: 'listUserRequests',
  cost: 'sweep',
  method: 'GET',
  path: '/user-requests',
  summary:
    'Access requests, newest first; with `verified`, those of accounts that have confirmed their address, or have not. A page may be shorter than its limit.',
  access: 'manage_admins',
  query: z.strictObject({
    ...pageShape,
    status: z.optional(UserRequestStatusSchema),
    verified: z.optional(z.enum(['true', 'false'])),
  }),
  data: z.object({ requests: pageOf(ListedUserRequestSchema), nextCursor: NextCursorSchema }),
});

export const approveUserRequest = endpoint({
  id: 'approveUserRequest',
  method: 'POST',
  path: '/user-requests/:id/approve',
  summary: 'Approve: the account becomes an admin.',
  access: 'manage_admins',
  params: ById,
  body: Notes,
  data: UserRequestSchema,
});

export const rejectUserRequest = endpoint({
  id: 'rejectUserRequest',
  method: 'POST',
  path: '/user-requests/:id/reject',
  summary: 'Reject an access request.',
  access: 'manage_admins',
  params: ById,
  body: Notes,
  data: UserRequestSchema,
});

export const getStats = endpoint({
  id: 'getStats',
  cost: 'sweep',
  method: 'GET',
  path: '/stats',
  summary: 'Figures of the panel.',
  access: 'view_statistics',
  data: StatsSchema,
});

export const listAudit = endpoint({
  id: 'listAudit',
  cost: 'list',
  method: 'GET',
  path: '/audit',
  summary:
    'Management acts, newest first; by kind, by the account that acted, by tournament, also one that has been deleted since.',
  access: 'manage_system',
  query: z.strictObject({
    ...pageShape,
    kind: z.optional(z.enum(AUDIT_KINDS)),
    actor: z.optional(DocumentIdSchema),
    tournamentId: z.optional(DocumentIdSchema),
  }),
  data: z.object({ entries: pageOf(AuditEntrySchema), nextCursor: NextCursorSchema }),
});

export const uploadImage = endpoint({
  id: 'uploadImage',
  method: 'POST',
  path: '/uploads',
  summary: 'Store a tournament image: one file part named "image", JPEG, PNG or WebP, at most 200 KB.',
  access: 'manage_tournaments',
  consumes: 'multipart',
  data: z.object({ imageId: DocumentIdSchema, url: described(z.string(), { format: 'uri-reference' }) }),
  status: 201,
});

export const getImage = endpoint({
  id: 'getImage',
  method: 'GET',
  path: '/images/:id',
  summary: 'An image, immutable.',
  access: 'public',
  params: ById,
  produces: 'image',
});

export const getOpenApi = endpoint({
  id: 'getOpenApi',
  method: 'GET',
  path: '/openapi.json',
  summary: 'This document.',
  access: 'public',
  produces: 'openapi',
});

export const getDocs = endpoint({
  id: 'getDocs',
  method: 'GET',
  path: '/docs',
  summary: 'This document, readable.',
  access: 'public',
  produces: 'html',
});
