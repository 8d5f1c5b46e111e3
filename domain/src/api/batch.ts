import * as z from 'zod/mini';
import { ErrorCodeSchema, FieldErrorsSchema } from '../errors.ts';
import { DocumentIdSchema } from '../ids.ts';
import { BATCH_MAX } from '../limits.ts';
import * as words from '../words/fields.ts';

export function batchIds(none: string) {
  return z.array(DocumentIdSchema).check(z.minLength(1, none), z.maxLength(BATCH_MAX, words.tooManyAtOnce));
}

export const BatchOutcomeSchema = z.object({
  id: DocumentIdSchema,
  success: z.boolean(),
  error: z.optional(z.string()),
  code: z.optional(ErrorCodeSchema),
  fields: z.optional(FieldErrorsSchema),
});

export const BatchResultSchema = z.object({
  results: z.array(BatchOutcomeSchema).check(z.maxLength(BATCH_MAX)),
});
export type BatchResult = z.output<typeof BatchResultSchema>;
