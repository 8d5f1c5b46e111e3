import * as z from 'zod/mini';
import { described } from '../described.ts';
import { SHORT_TEXT_MAX } from '../limits.ts';
import { text } from '../text.ts';
import { FIELD_TYPES } from './field-type.ts';
import { OptionsSchema, optionsWhereNeeded } from './options.ts';
import * as words from './words/fields.ts';

/** Firestore reserves names such as `__x__`. */
const FIELD_ID = /^(?!__.*__$)[A-Za-z0-9_-]{1,64}$/;

const fieldShape = {
  id: z.string().check(z.regex(FIELD_ID, words.invalidFieldId)),
  label: text(SHORT_TEXT_MAX, words.noFieldLabel),
  placeholder: z._default(text(SHORT_TEXT_MAX), ''),
  required: z._default(z.boolean(), false),
  options: z._default(OptionsSchema, []),
};

export const FormFieldInputSchema = z
  .strictObject({ ...fieldShape, type: z.enum(FIELD_TYPES, words.noFieldType) })
  .check(optionsWhereNeeded(words.noOptions));

/** A field with an unknown type is shown as text, because a newer version may have stored it. */
export const FormFieldSchema = z.object({
  ...fieldShape,
  type: described(z.string(), { maxLength: SHORT_TEXT_MAX }),
});
export type FormField = z.output<typeof FormFieldSchema>;
