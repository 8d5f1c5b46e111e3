import { type Form, FormInputSchema, FormSchema } from '@copa/domain/forms/form';
import { type FieldType, needsOptions } from '@copa/domain/questions/field-type';
import type { FormField } from '@copa/domain/questions/form-field';
import { FIELD_TYPE_LABELS } from '@copa/domain/questions/words/field-types';
import { ownTimeZone } from '@copa/domain/time/wall-clock';
import * as z from 'zod/mini';
import { type EditorErrors, schemaErrors } from '../../../../lib/admin/schema-errors.ts';
import { typedNumber } from '../../../../lib/admin/typed-number.ts';
import { fromLocalInput, toLocalInput } from '../../../../lib/zoned-time.ts';
import * as words from '../../words/admin.tsx';

const text = z._default(z.string(), '');

const FieldSchema = z.object({
  id: z.string(),
  type: z.string(),
  label: text,
  placeholder: text,
  required: z._default(z.boolean(), false),
  options: z._default(z.array(z.string()), []),
});

/** `closesAt` is in the organiser's zone; `maxResponses` is the typed text. */
export const FormDraftSchema = z.object({
  title: text,
  description: text,
  isActive: z._default(z.boolean(), true),
  closesAt: text,
  maxResponses: text,
  onePerDevice: z._default(z.boolean(), false),
  fields: z._default(z.readonly(z.array(FieldSchema)), []),
});
export type FormDraft = z.output<typeof FormDraftSchema>;

/** Answers are stored under this id, so a field that is renamed or moved keeps it. */
function newFieldId(): string {
  return `campo-${crypto.randomUUID().slice(0, 8)}`;
}

export function newField(type: FieldType): FormField {
  return z.parse(FieldSchema, { id: newFieldId(), type });
}

export function duplicateField(field: FormField): FormField {
  return { ...field, id: newFieldId() };
}

export function emptyFormDraft(): FormDraft {
  return z.parse(FormDraftSchema, {});
}

export function formDraftOf(form: Form): FormDraft {
  const { title, description, isActive, onePerDevice, fields } = form;
  return {
    title,
    description,
    isActive,
    onePerDevice,
    fields,
    closesAt: toLocalInput(form.closesAt, ownTimeZone()),
    maxResponses: form.maxResponses === null ? '' : String(form.maxResponses),
  };
}

export function duplicateOf(form: Form): FormDraft {
  return { ...formDraftOf(form), title: words.copyOf(form.title), isActive: false, closesAt: '' };
}

export function cleanedField(field: FormField): FormField {
  const options = needsOptions(field.type)
    ? field.options.map((option) => option.trim()).filter(Boolean)
    : [];
  return { ...field, options };
}

/** An invalid `closesAt` or `maxResponses` stays invalid, so that the schema reports it. */
export function formInputOf(draft: FormDraft): z.input<typeof FormInputSchema> {
  const { title, description, isActive, onePerDevice, closesAt, maxResponses } = draft;
  return {
    title,
    description,
    isActive,
    onePerDevice,
    closesAt: closesAt === '' ? null : (fromLocalInput(closesAt, ownTimeZone()) ?? closesAt),
    maxResponses: maxResponses.trim() === '' ? null : typedNumber(maxResponses),
    fields: draft.fields.map(cleanedField) as z.input<typeof FormInputSchema>['fields'],
  };
}

/** Keeps an unchanged closing time exactly, because the editor shows no seconds. */
export function formInputOver(form: Form | null, draft: FormDraft): z.input<typeof FormInputSchema> {
  const input = formInputOf(draft);
  const isUntouched = form !== null && draft.closesAt === formDraftOf(form).closesAt;
  return isUntouched ? { ...input, closesAt: form.closesAt } : input;
}

export function formDraftErrors(draft: FormDraft): EditorErrors {
  return schemaErrors(FormInputSchema, formInputOf(draft));
}

export function previewOf(draft: FormDraft): Form {
  const { title, description } = draft;
  return {
    ...z.parse(FormSchema, { id: 'vista-previa', title: words.preview }),
    title: title.trim() === '' ? words.untitled : title,
    description,
    fields: draft.fields.map((field) => {
      const cleaned = cleanedField(field);
      return { ...cleaned, label: fieldName(cleaned), options: [...new Set(cleaned.options)] };
    }),
  };
}

export function fieldName({ label, type }: FormField): string {
  return label.trim() === '' ? words.unnamedField(typeLabel(type)) : label;
}

export function typeLabel(type: string): string {
  return Object.hasOwn(FIELD_TYPE_LABELS, type)
    ? FIELD_TYPE_LABELS[type as FieldType]
    : words.unknownType(type);
}
