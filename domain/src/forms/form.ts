import * as z from 'zod/mini';
import { CountSchema, described } from '../described.ts';
import { DocumentIdSchema, RequestIdSchema, StoredIdSchema } from '../ids.ts';
import { FORM_FIELDS_MAX, FORM_RESPONSES_DEFAULT, LONG_TEXT_MAX, NAME_MAX } from '../limits.ts';
import { AnswersSchema } from '../questions/answers.ts';
import { FormFieldInputSchema, FormFieldSchema } from '../questions/form-field.ts';
import { lines, text } from '../text.ts';
import { InstantSchema, nullish } from '../time/instant.ts';
import { updateSchema } from '../update.ts';
import * as words from './words.ts';

const formShape = {
  title: text(NAME_MAX, words.noTitle),
  description: z._default(lines(LONG_TEXT_MAX), ''),
  isActive: z._default(z.boolean(), true),
  closesAt: nullish(InstantSchema),
  maxResponses: nullish(z.int(words.wholeNumber).check(z.minimum(1, words.atLeastOne), z.maximum(100_000))),
  onePerDevice: z._default(z.boolean(), false),
};

const formInputShape = {
  ...formShape,
  fields: z.array(FormFieldInputSchema).check(
    z.maxLength(FORM_FIELDS_MAX, words.tooManyFields),
    z.refine(
      (fields) => new Set(fields.map((field) => field.id)).size === fields.length,
      words.repeatedFields,
    ),
  ),
};

export const FormInputSchema = z.strictObject(formInputShape);

export const FormCreationSchema = z.extend(FormInputSchema, { requestId: nullish(RequestIdSchema) });
export type FormCreation = z.output<typeof FormCreationSchema>;

export const StoredFormSchema = z.object({
  ...formShape,
  fields: z._default(described(z.array(FormFieldSchema), { maxItems: FORM_FIELDS_MAX }), []),
  updatedAt: nullish(InstantSchema),
});

export const FormSchema = z.extend(StoredFormSchema, {
  id: DocumentIdSchema,
  responseCount: z.optional(CountSchema),
  /**
   * The next tournament that uses this form for registrations, or null. Players register there instead of
   * answering the form.
   */
  registersFor: z.optional(z.nullable(DocumentIdSchema)),
});
export type Form = z.output<typeof FormSchema>;

/**
 * The count is a document of its own, because anybody may read an active form, but only organisers may read
 * its count.
 */
export const FormCountSchema = z.object({ id: z.string(), responses: z.int() });

export const FormUpdateSchema = updateSchema(formInputShape, FormSchema.shape);
export type FormUpdate = z.output<typeof FormUpdateSchema>;

export const FormResponseInputSchema = z.strictObject({
  requestId: RequestIdSchema,
  answers: AnswersSchema,
  deviceId: nullish(RequestIdSchema),
});
export type FormResponseInput = z.output<typeof FormResponseInputSchema>;

const StoredFormResponseSchema = z.object({ answers: AnswersSchema, submittedAt: InstantSchema });

export const FormResponseSchema = z.extend(StoredFormResponseSchema, {
  id: StoredIdSchema,
  formId: DocumentIdSchema,
});
export type FormResponse = z.output<typeof FormResponseSchema>;

export type FormRefusal = 'form-inactive' | 'form-closed' | 'form-full';

export function formRefusal(form: Form, now: Date): FormRefusal | null {
  if (!form.isActive) return 'form-inactive';
  if (form.closesAt !== null && now > form.closesAt) return 'form-closed';
  return (form.responseCount ?? 0) >= mostResponses(form) ? 'form-full' : null;
}

export function mostResponses({ maxResponses }: Pick<Form, 'maxResponses'>): number {
  return maxResponses ?? FORM_RESPONSES_DEFAULT;
}
