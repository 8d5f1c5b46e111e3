import * as z from 'zod/mini';
import { ErrorCodeSchema, FieldErrorsSchema } from '../errors.ts';
import { StoredIdSchema } from '../ids.ts';

export const FailureSchema = z.object({
  success: z.literal(false),
  error: z.string(),
  code: ErrorCodeSchema,
  fields: z.optional(FieldErrorsSchema),
  traceId: z.optional(StoredIdSchema),
});
export type Failure = z.output<typeof FailureSchema>;
