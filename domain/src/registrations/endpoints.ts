import * as z from 'zod/mini';
import { batchIds } from '../api/batch.ts';
import { ById } from '../api/by-id.ts';
import { endpoint } from '../api/endpoint.ts';
import { NextCursorSchema, pageOf, pageShape } from '../api/paging.ts';
import { DocumentIdSchema } from '../ids.ts';
import { SHORT_TEXT_MAX } from '../limits.ts';
import { lines } from '../text.ts';
import { SeenNamesSchema } from './names/seen-names.ts';
import { ImportResultsSchema, ImportSchema } from './pasted/import.ts';
import { DecidedRegistrationSchema, DecisionResultsSchema, GivenToSchema } from './places/place-after.ts';
import { RegistrationStatusSchema } from './places/unit-day.ts';
import { RegistrationAdditionSchema, RegistrationSchema } from './registration.ts';
import * as words from './words/fields.ts';

export {
  checkFreeFireId,
  createRegistration,
  getOwnRegistration,
  withdrawRegistration,
} from './own-endpoints.ts';

const ReasonSchema = z.optional(lines(SHORT_TEXT_MAX));
/** The decision is refused unless the registration has this status, or already the new status. */
const ExpectedSchema = z.optional(RegistrationStatusSchema);
/**
 * If one of these names has changed, the decision is refused, so that no unseen name becomes public. `fields`
 * of the error then has the new names.
 */
const NamesSchema = z.optional(SeenNamesSchema);
const IdsSchema = batchIds(words.chooseRegistrations);
const NamesByIdSchema = z.optional(z.record(DocumentIdSchema, SeenNamesSchema));
const PageOfRegistrations = z.object({
  registrations: pageOf(RegistrationSchema),
  nextCursor: NextCursorSchema,
});

export const listRegistrations = endpoint('listRegistrations', {
  call: 'GET /registrations',
  cost: 'list',
  summary: 'Registrations, newest first.',
  access: 'manage_registrations',
  query: z.strictObject({
    ...pageShape,
    tournamentId: z.optional(DocumentIdSchema),
    status: z.optional(RegistrationStatusSchema),
  }),
  data: PageOfRegistrations,
});

export const listTournamentRegistrations = endpoint('listTournamentRegistrations', {
  call: 'GET /registrations/tournament/:id',
  cost: 'list',
  summary: 'Registrations of one tournament, newest first.',
  access: 'manage_registrations',
  params: ById,
  query: z.strictObject({ ...pageShape, status: z.optional(RegistrationStatusSchema) }),
  data: PageOfRegistrations,
});

const ofUnit = { access: 'manage_registrations', params: ById, data: RegistrationSchema } as const;

export const getRegistration = endpoint('getRegistration', {
  call: 'GET /registrations/:id',
  summary: 'One registration.',
  ...ofUnit,
});

export const addRegistration = endpoint('addRegistration', {
  call: 'POST /registrations/tournament/:id',
  summary:
    'Add a player or a team by hand, approved once it is complete: also before registration opens and after it closes, never without a place.',
  ...ofUnit,
  body: RegistrationAdditionSchema,
  status: 201,
});

export const importRegistrations = endpoint('importRegistrations', {
  call: 'POST /registrations/tournament/:id/import',
  cost: 'sweep',
  summary:
    'Add the players or teams of a list, each as if it were added by hand, with a result for each. Whoever is in the tournament already, or may not play, is refused. `preview` adds nobody.',
  access: 'manage_registrations',
  params: ById,
  body: ImportSchema,
  data: ImportResultsSchema,
});

export const setRegistrationStatus = endpoint('setRegistrationStatus', {
  call: 'PATCH /registrations/:id/status',
  summary:
    'Approve, reject or put back to pending; frees or retakes the place. Where the unit has other names than `names`, stale-write says both; an approval without `names` keeps what players typed after registering as wishes.',
  access: 'manage_registrations',
  params: ById,
  body: z.strictObject({
    status: RegistrationStatusSchema,
    reason: ReasonSchema,
    expected: ExpectedSchema,
    names: NamesSchema,
  }),
  data: DecidedRegistrationSchema,
});

export const deleteRegistration = endpoint('deleteRegistration', {
  call: 'DELETE /registrations/:id',
  summary: 'Delete a registration and free its place; again answers the same, without who got the place.',
  access: 'manage_registrations',
  params: ById,
  data: z.object({ id: DocumentIdSchema, givenTo: z.nullable(GivenToSchema) }),
});

export const approveRegistrations = endpoint('approveRegistrations', {
  call: 'POST /registrations/batch/approve',
  summary: 'Approve many, with a result for each; `names` by id as in a single decision.',
  access: 'manage_registrations',
  body: z.strictObject({ ids: IdsSchema, expected: ExpectedSchema, names: NamesByIdSchema }),
  data: DecisionResultsSchema,
});

export const rejectRegistrations = endpoint('rejectRegistrations', {
  call: 'POST /registrations/batch/reject',
  summary: 'Reject many, with a result for each; `names` by id as in a single decision.',
  access: 'manage_registrations',
  body: z.strictObject({
    ids: IdsSchema,
    reason: ReasonSchema,
    expected: ExpectedSchema,
    names: NamesByIdSchema,
  }),
  data: DecisionResultsSchema,
});

export const exportRegistrations = endpoint('exportRegistrations', {
  call: 'GET /registrations/export/:id',
  cost: 'sweep',
  summary: 'The registrations of a tournament as CSV, streamed.',
  access: 'manage_registrations',
  params: ById,
  produces: 'csv',
});
