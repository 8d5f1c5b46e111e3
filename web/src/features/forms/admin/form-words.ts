import type { FormField } from '@copa/domain/questions/form-field';
import { capitalized } from '@copa/domain/sentence';
import { ownHour } from '@copa/domain/time/hours';
import { ownTimeZone } from '@copa/domain/time/wall-clock';
import { fromLocalInput } from '../../../lib/admin/zoned-time.ts';
import { serverNow } from '../../../lib/network/server-clock.ts';
import * as words from '../words/admin.tsx';
import { cleanedField, type FormDraft, fieldName, typeLabel } from './editor/form-draft.ts';
import { type FormPart, fieldAt, isFieldPart } from './editor/form-parts.ts';

/** A field goes by the name that it has now, or had before it was removed. */
export function partLabel(part: FormPart, theirs: FormDraft, mine: FormDraft): string {
  if (!isFieldPart(part)) return words.partLabels[part];
  const field = fieldAt(theirs, part) ?? fieldAt(mine, part);
  return field === undefined ? words.removedField : words.fieldNamed(fieldName(field));
}

export function shownPart(draft: FormDraft, part: FormPart): string {
  if (isFieldPart(part)) return shownField(fieldAt(draft, part));
  const value = part === 'order' ? draft.fields.map(fieldName).join(', ') : draft[part];
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (value === '') return words.emptyValue;
  const moment = part === 'closesAt' ? fromLocalInput(value, ownTimeZone()) : null;
  return moment === null ? value : capitalized(ownHour(moment, serverNow()));
}

function shownField(field: FormField | undefined): string {
  if (field === undefined) return words.removedValue;
  const { type, required, placeholder, options } = cleanedField(field);
  const example = placeholder === '' ? [] : [words.example(placeholder)];
  const more = [typeLabel(type), ...(required ? [words.requiredValue] : []), ...example, ...options];
  return `${fieldName(field)} (${more.join(', ')})`;
}
