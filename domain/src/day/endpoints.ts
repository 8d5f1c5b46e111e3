import * as z from 'zod/mini';
import { ById } from '../api/by-id.ts';
import { endpoint } from '../api/endpoint.ts';
import { DocumentIdSchema } from '../ids.ts';
import { SHORT_TEXT_MAX } from '../limits.ts';
import { RegistrationSchema } from '../registrations/registration.ts';
import { lines } from '../text.ts';
import { InstantSchema } from '../time/instant.ts';
import { TournamentAnswerSchema } from '../tournaments/endpoints.ts';
import { WindowKindSchema } from './window.ts';

/** What organisers do on the day of a tournament. */

export { confirmPlace, sayReady } from './own-endpoints.ts';

const ReasonSchema = lines(SHORT_TEXT_MAX, { required: 'Escribe el motivo.' });
const ByWindow = z.strictObject({ id: DocumentIdSchema, window: WindowKindSchema });

export const readmitUnit = endpoint({
  id: 'readmitUnit',
  method: 'POST',
  path: '/registrations/:id/readmit',
  summary: 'Let a unit in that did not confirm; never over somebody who got its place meanwhile.',
  access: 'manage_registrations',
  params: ById,
  body: z.strictObject({ window: WindowKindSchema, reason: ReasonSchema }),
  data: RegistrationSchema,
});

export const promoteUnit = endpoint({
  id: 'promoteUnit',
  method: 'POST',
  path: '/registrations/:id/promote',
  summary: 'Give a free place to a unit that waits: by hand, or out of order.',
  access: 'manage_registrations',
  params: ById,
  body: z.strictObject({ reason: ReasonSchema }),
  data: RegistrationSchema,
});

export const extendWindow = endpoint({
  id: 'extendWindow',
  method: 'POST',
  path: '/tournaments/:id/windows/:window/extend',
  summary: 'Move the close of a confirmation to a later moment, once, before its places are given on.',
  access: 'manage_tournaments',
  params: ByWindow,
  body: z.strictObject({ closesAt: InstantSchema }),
  data: TournamentAnswerSchema,
});

export const endReview = endpoint({
  id: 'endReview',
  method: 'POST',
  path: '/tournaments/:id/windows/:window/end-review',
  summary: 'Give the places on that nobody confirmed, without waiting for the end of the review.',
  access: 'manage_tournaments',
  params: ByWindow,
  data: TournamentAnswerSchema,
});
