import * as z from 'zod/mini';
import { type ErrorCode, ErrorCodeSchema, type FieldErrors, FieldErrorsSchema } from '../errors.ts';
import { StoredIdSchema } from '../ids.ts';

export interface Failure {
  readonly success: false;
  readonly error: string;
  readonly code: ErrorCode;
  readonly fields?: FieldErrors;
  readonly traceId?: string;
}

export const FailureSchema = z.object({
  success: z.literal(false),
  error: z.string(),
  code: ErrorCodeSchema,
  fields: z.optional(FieldErrorsSchema),
  traceId: z.optional(StoredIdSchema),
});
