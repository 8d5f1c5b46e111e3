import { type FieldType, needsOptions } from '@copa/domain/questions/field-type';
import { type Question, QuestionInputSchema } from '@copa/domain/questions/question';
import { FIELD_TYPE_LABELS } from '@copa/domain/questions/words/field-types';
import * as z from 'zod/mini';
import type { FieldOf } from '../../../lib/admin/edits.ts';
import { type EditorErrors, schemaErrors } from '../../../lib/admin/schema-errors.ts';
import * as words from '../words/admin.ts';

const text = z.string();

/** The editor's state: a type that is not chosen yet is empty. */
export const QuestionDraftSchema = z.object({
  text,
  type: text,
  required: z.boolean(),
  placeholder: text,
  options: z.array(text),
  active: z.boolean(),
});
export type QuestionDraft = z.output<typeof QuestionDraftSchema>;

export function draftOf(question: Question | null): QuestionDraft {
  if (question === null)
    return { text: '', type: '', required: false, placeholder: '', options: [], active: true };
  const { text, type, required, placeholder, options, active } = question;
  return { text, type, required, placeholder, options, active };
}

/** Empty lines between options are not options; a type without options keeps none. */
export function cleaned(draft: QuestionDraft): QuestionDraft {
  const options = needsOptions(draft.type)
    ? draft.options.map((option) => option.trim()).filter(Boolean)
    : [];
  return { ...draft, options };
}

export function draftErrors(draft: QuestionDraft): EditorErrors {
  return schemaErrors(QuestionInputSchema, cleaned(draft));
}

/** A value as somebody reads it who did not type it. */
export function shownValue(draft: QuestionDraft, field: FieldOf<QuestionDraft>): string {
  const value = draft[field];
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (value.length === 0) return words.emptyValue;
  if (typeof value !== 'string') return value.join(', ');
  return field === 'type' ? FIELD_TYPE_LABELS[value as FieldType] : value;
}
