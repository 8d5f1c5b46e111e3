import type { FormField } from '@copa/domain/questions/form-field';
import { capitalized, longDateTime, ownTimeZone } from '@copa/domain/time/date-format';
import { fromLocalInput } from '../../../lib/admin/zoned-time.ts';
import { cleanedField, type FormDraft, fieldName, typeLabel } from './editor/form-draft.ts';
import { type FormPart, fieldAt, isFieldPart } from './editor/form-parts.ts';

const LABELS = {
  title: 'Título',
  description: 'Descripción',
  isActive: 'Activo',
  closesAt: 'Cierra el',
  maxResponses: 'Máximo de respuestas',
  onePerDevice: 'Una respuesta por dispositivo',
  order: 'Orden de los campos',
} as const;

/** A field goes by the name that it has now, or had before it was removed. */
export function partLabel(part: FormPart, theirs: FormDraft, mine: FormDraft): string {
  if (!isFieldPart(part)) return LABELS[part];
  const field = fieldAt(theirs, part) ?? fieldAt(mine, part);
  return field === undefined ? 'Campo' : `Campo «${fieldName(field)}»`;
}

/** A part of a draft in words for somebody who did not type it. */
export function shownPart(draft: FormDraft, part: FormPart): string {
  if (isFieldPart(part)) return shownField(fieldAt(draft, part));
  const value = part === 'order' ? draft.fields.map(fieldName).join(', ') : draft[part];
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  if (value === '') return '(vacío)';
  const moment = part === 'closesAt' ? fromLocalInput(value, ownTimeZone()) : null;
  return moment === null ? value : capitalized(longDateTime(moment));
}

function shownField(field: FormField | undefined): string {
  if (field === undefined) return '(quitado)';
  const { type, required, placeholder, options } = cleanedField(field);
  const example = placeholder === '' ? [] : [`ejemplo «${placeholder}»`];
  const more = [typeLabel(type), ...(required ? ['obligatorio'] : []), ...example, ...options];
  return `${fieldName(field)} (${more.join(', ')})`;
}
