import * as z from 'zod/mini';
import { BatchOutcomeSchema } from '../../api/batch.ts';
import { CountSchema, described } from '../../described.ts';
import { StoredIdSchema } from '../../ids.ts';
import { BATCH_MAX, NAME_MAX } from '../../limits.ts';
import { InstantSchema, nullish } from '../../time/instant.ts';
import { CaptainAtTopSchema, ShownRegistrationSchema } from '../registration.ts';
import { PlaceSchema } from './unit-day.ts';

export const GivenToSchema = z.object({
  id: StoredIdSchema,
  name: described(z.string(), { maxLength: NAME_MAX }),
});

export type GivenTo = z.output<typeof GivenToSchema>;

export const PlaceAfterSchema = z.object({
  before: PlaceSchema,
  place: PlaceSchema,
  /** The position counts from 1; null unless `place` is `waiting`. */
  position: z.nullable(CountSchema),
  givenOnAt: nullish(InstantSchema),
});
export type PlaceAfter = z.output<typeof PlaceAfterSchema>;

export const DecidedRegistrationSchema = z.pipe(
  CaptainAtTopSchema,
  z.extend(ShownRegistrationSchema, { placeAfter: PlaceAfterSchema }),
);
export type DecidedRegistration = z.output<typeof DecidedRegistrationSchema>;

export const DecisionResultsSchema = z.object({
  results: z
    .array(z.extend(BatchOutcomeSchema, { placeAfter: z.optional(PlaceAfterSchema) }))
    .check(z.maxLength(BATCH_MAX)),
});
export type DecisionResults = z.output<typeof DecisionResultsSchema>;
