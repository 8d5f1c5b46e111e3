import * as z from 'zod/mini';
import { ById } from '../api/by-id.ts';
import { endpoint } from '../api/endpoint.ts';
import { NextCursorSchema, pageOf, pageShape } from '../api/paging.ts';
import { described } from '../described.ts';
import { DocumentIdSchema } from '../ids.ts';
import { IMAGE_MAX_BYTES } from '../limits.ts';
import { AUDIT_KINDS, ListedAuditEntrySchema } from './audit.ts';

export const listAudit = endpoint('listAudit', {
  call: 'GET /audit',
  cost: 'list',
  summary:
    'Management acts, newest first; by kind, by the account that acted, by tournament, also one that has been deleted since.',
  access: 'manage_system',
  query: z.strictObject({
    ...pageShape,
    kind: z.optional(z.enum(AUDIT_KINDS)),
    actor: z.optional(DocumentIdSchema),
    tournamentId: z.optional(DocumentIdSchema),
  }),
  data: z.object({ entries: pageOf(ListedAuditEntrySchema), nextCursor: NextCursorSchema }),
});

export const uploadImage = endpoint('uploadImage', {
  call: 'POST /uploads',
  summary: `Store a tournament image: one file part named "image", JPEG, PNG or WebP, at most ${IMAGE_MAX_BYTES / 1024} KB. One of a podium goes with the first player of it who is erased.`,
  access: 'manage_tournaments',
  query: z.strictObject({ podium: z.optional(z.literal('true')) }),
  consumes: 'multipart',
  data: z.object({ imageId: DocumentIdSchema, url: described(z.string(), { format: 'uri-reference' }) }),
  status: 201,
});

export const getImage = endpoint('getImage', {
  call: 'GET /images/:id',
  summary: 'An image, immutable.',
  access: 'public',
  params: ById,
  produces: 'image',
  caller: 'program',
});
