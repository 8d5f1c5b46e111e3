import * as z from 'zod/mini';
import { batchIds } from '../api/batch.ts';
import { ById } from '../api/by-id.ts';
import { endpoint } from '../api/endpoint.ts';
import { NextCursorSchema, pageOf, pageShape } from '../api/paging.ts';
import { DocumentIdSchema } from '../ids.ts';
import { SHORT_TEXT_MAX } from '../limits.ts';
import { lines } from '../text.ts';
import { DecidedRegistrationSchema, DecisionResultsSchema, GivenToSchema } from './places/place-after.ts';
import {
  RegistrationAdditionSchema,
  RegistrationCorrectionSchema,
  RegistrationSchema,
  RegistrationStatusSchema,
} from './registration.ts';
import * as words from './words/fields.ts';

/** The calls of players belong to the table of all calls as well. */
export {
  checkFreeFireId,
  createRegistration,
  getOwnRegistration,
  withdrawRegistration,
} from './own-endpoints.ts';

const ReasonSchema = z.optional(lines(SHORT_TEXT_MAX));
/** The status that the caller saw: a decision that somebody else took meanwhile is not overwritten. */
const ExpectedSchema = z.optional(RegistrationStatusSchema);
const IdsSchema = batchIds(words.chooseRegistrations);
const PageOfRegistrations = z.object({
  registrations: pageOf(RegistrationSchema),
  nextCursor: NextCursorSchema,
});

export const listRegistrations = endpoint({
  id: 'listRegistrations',
  cost: 'list',
  method: 'GET',
  path: '/registrations',
  summary: 'Registrations, newest first.',
  access: 'manage_registrations',
  query: z.strictObject({
    ...pageShape,
    tournamentId: z.optional(DocumentIdSchema),
    status: z.optional(RegistrationStatusSchema),
  }),
  data: PageOfRegistrations,
});

export const listTournamentRegistrations = endpoint({
  id: 'listTournamentRegistrations',
  cost: 'list',
  method: 'GET',
  path: '/registrations/tournament/:id',
  summary: 'Registrations of one tournament, newest first.',
  access: 'manage_registrations',
  params: ById,
  query: z.strictObject({ ...pageShape, status: z.optional(RegistrationStatusSchema) }),
  data: PageOfRegistrations,
});

export const getRegistration = endpoint({
  id: 'getRegistration',
  method: 'GET',
  path: '/registrations/:id',
  summary: 'One registration.',
  access: 'manage_registrations',
  params: ById,
  data: RegistrationSchema,
});

export const addRegistration = endpoint({
  id: 'addRegistration',
  method: 'POST',
  path: '/registrations/tournament/:id',
  summary:
    'Add a player or a team by hand, approved once it is complete: also before registration opens and after it closes, never without a place.',
  access: 'manage_registrations',
  params: ById,
  body: RegistrationAdditionSchema,
  data: RegistrationSchema,
  status: 201,
});

export const correctRegistration = endpoint({
  id: 'correctRegistration',
  method: 'PATCH',
  path: '/registrations/:id',
  summary: 'Correct what a player typed; the place goes along with the player ID.',
  access: 'manage_registrations',
  params: ById,
  body: RegistrationCorrectionSchema,
  data: RegistrationSchema,
});

export const setRegistrationStatus = endpoint({
  id: 'setRegistrationStatus',
  method: 'PATCH',
  path: '/registrations/:id/status',
  summary: 'Approve, reject or put back to pending; frees or retakes the place.',
  access: 'manage_registrations',
  params: ById,
  body: z.strictObject({ status: RegistrationStatusSchema, reason: ReasonSchema, expected: ExpectedSchema }),
  data: DecidedRegistrationSchema,
});

export const deleteRegistration = endpoint({
  id: 'deleteRegistration',
  method: 'DELETE',
  path: '/registrations/:id',
  summary: 'Delete a registration and free its place.',
  access: 'manage_registrations',
  params: ById,
  data: z.object({ id: DocumentIdSchema, givenTo: z.nullable(GivenToSchema) }),
});

export const approveRegistrations = endpoint({
  id: 'approveRegistrations',
  method: 'POST',
  path: '/registrations/batch/approve',
  summary: 'Approve many, with a result for each.',
  access: 'manage_registrations',
  body: z.strictObject({ ids: IdsSchema, expected: ExpectedSchema }),
  data: DecisionResultsSchema,
});

export const rejectRegistrations = endpoint({
  id: 'rejectRegistrations',
  method: 'POST',
  path: '/registrations/batch/reject',
  summary: 'Reject many, with a result for each.',
  access: 'manage_registrations',
  body: z.strictObject({ ids: IdsSchema, reason: ReasonSchema, expected: ExpectedSchema }),
  data: DecisionResultsSchema,
});

export const exportRegistrations = endpoint({
  id: 'exportRegistrations',
  cost: 'sweep',
  method: 'GET',
  path: '/registrations/export/:id',
  summary: 'The registrations of a tournament as CSV, streamed.',
  access: 'manage_registrations',
  params: ById,
  produces: 'csv',
});
