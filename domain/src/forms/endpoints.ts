import * as z from 'zod/mini';
import { endpoint } from '../api/endpoint.ts';
import { CountParamSchema, FlagSchema, NextCursorSchema, pageOf, pageShape } from '../api/paging.ts';
import { CountSchema } from '../described.ts';
import { DocumentIdSchema, StoredIdSchema } from '../ids.ts';
import { InstantSchema } from '../time/instant.ts';
import { ShownTimeZoneSchema } from '../time/time-zone.ts';
import {
  FormCreationSchema,
  FormResponseInputSchema,
  FormResponseSchema,
  FormSchema,
  FormUpdateSchema,
} from './form.ts';

const ByForm = z.strictObject({ formId: DocumentIdSchema });

export const getForm = endpoint('getForm', {
  call: 'GET /forms/:formId',
  summary:
    'A form; strangers get inactive ones, and those that tournaments register with, without their fields, so that a page can say why.',
  access: 'public',
  params: ByForm,
  data: FormSchema,
});

export const listForms = endpoint('listForms', {
  call: 'GET /forms',
  cost: 'list',
  summary: 'All forms, the last changed first.',
  access: 'manage_questions',
  query: z.strictObject(pageShape),
  data: z.object({ forms: pageOf(FormSchema), nextCursor: NextCursorSchema }),
});

export const createForm = endpoint('createForm', {
  call: 'POST /forms',
  summary: 'Create a form; the same requestId again answers the same.',
  access: 'manage_questions',
  body: FormCreationSchema,
  data: FormSchema,
  status: 201,
});

export const updateForm = endpoint('updateForm', {
  call: 'PUT /forms/:formId',
  summary: 'Change a form: what is not sent stays. Refused when somebody else changed it meanwhile.',
  access: 'manage_questions',
  params: ByForm,
  body: FormUpdateSchema,
  data: FormSchema,
});

export const deleteForm = endpoint('deleteForm', {
  call: 'DELETE /forms/:formId',
  summary:
    'Delete a form; one with answers or a tournament only with force=true. With `seen`, refused when it has more answers than that; with `seenTournaments`, when more tournaments use it. Again answers the same.',
  access: 'manage_questions',
  params: ByForm,
  query: z.strictObject({
    force: FlagSchema,
    seen: z.optional(CountParamSchema),
    seenTournaments: z.optional(CountParamSchema),
  }),
  data: z.object({ id: DocumentIdSchema, deletedResponses: CountSchema }),
});

export const createFormResponse = endpoint('createFormResponse', {
  call: 'POST /forms/:formId/responses',
  summary:
    'Answer a form; the same requestId again answers the same. `submittedAt` is when the answer arrived, and is not sent.',
  access: 'public',
  params: ByForm,
  body: FormResponseInputSchema,
  data: z.object({ id: StoredIdSchema, submittedAt: InstantSchema }),
  status: 201,
  limited: 'write',
});

export const listFormResponses = endpoint('listFormResponses', {
  call: 'GET /forms/:formId/responses',
  cost: 'list',
  summary: 'Answers, newest first.',
  access: 'manage_questions',
  params: ByForm,
  query: z.strictObject(pageShape),
  data: z.object({ responses: pageOf(FormResponseSchema), nextCursor: NextCursorSchema }),
});

export const exportFormResponses = endpoint('exportFormResponses', {
  call: 'GET /forms/:formId/responses/export',
  cost: 'sweep',
  summary: 'Answers as CSV, streamed.',
  access: 'manage_questions',
  params: ByForm,
  query: z.strictObject({ timeZone: z.optional(ShownTimeZoneSchema) }),
  produces: 'csv',
});
