import type { FormField } from '@copa/domain/questions/form-field';
import { capitalized } from '@copa/domain/sentence';
import { ownHour } from '@copa/domain/time/hours';
import { ownTimeZone } from '@copa/domain/time/wall-clock';
import * as z from 'zod/mini';
import { compareEdits, type Merging, mergeEdits } from '../../../../lib/admin/edits.ts';
import { serverNow } from '../../../../lib/network/server-clock.ts';
import { fromLocalInput } from '../../../../lib/zoned-time.ts';
import * as words from '../../words/admin.tsx';
import { cleanedField, type FormDraft, FormDraftSchema, fieldName, typeLabel } from './form-draft.ts';

type Basics = Omit<FormDraft, 'fields'>;
type FieldPart = `field:${string}`;

export type FormPart = keyof Basics | 'order' | FieldPart;

type Parts = Basics & Readonly<Record<FieldPart, FormField | undefined>>;
type Fields = FormDraft['fields'];

const partOf = (id: string): FieldPart => `field:${id}`;

function fieldAt({ fields }: FormDraft, part: FieldPart): FormField | undefined {
  return fields.find(({ id }) => partOf(id) === part);
}

function isFieldPart(part: FormPart): part is FieldPart {
  return part.startsWith('field:');
}

function split({ fields, ...basics }: FormDraft): Parts {
  return { ...basics, ...Object.fromEntries(fields.map((field) => [partOf(field.id), field])) };
}

function join(parts: Parts, order: readonly string[]): FormDraft {
  return z.parse(FormDraftSchema, { ...parts, fields: order.flatMap((id) => parts[partOf(id)] ?? []) });
}

function isReordered(from: Fields, to: Fields): boolean {
  const before = new Set(from.map(({ id }) => id));
  const after = new Set(to.map(({ id }) => id));
  const kept = to.filter(({ id }) => before.has(id));
  return from.filter(({ id }) => after.has(id)).some(({ id }, index) => kept[index]?.id !== id);
}

function isReorderedHere(base: FormDraft, theirs: FormDraft, mine: FormDraft): boolean {
  const left = mergeEdits(split(base), split(theirs), split(mine), new Set());
  return isReordered(
    base.fields,
    mine.fields.filter(({ id }) => left[partOf(id)] !== undefined),
  );
}

/**
 * Keeps the order of `leading`. A field that `leading` lacks is inserted directly after its predecessor in
 * `following`, or at the start if it has none.
 */
function ordered(leading: Fields, following: Fields): readonly string[] {
  const order = leading.map(({ id }) => id);
  let place = -1;
  for (const { id } of following) {
    const known = order.indexOf(id);
    if (known === -1) order.splice(place + 1, 0, id);
    place = known === -1 ? place + 1 : known;
  }
  return order;
}

function asStored({ fields, ...basics }: FormDraft): FormDraft {
  return { ...basics, fields: fields.map(cleanedField) };
}

export const FORM_MERGING: Merging<FormDraft, FormPart> = {
  compare: (base, theirs, mine) => {
    const { adopted, conflicts } = compareEdits(split(asStored(base)), split(theirs), split(asStored(mine)));
    const isOrderNew = isReordered(base.fields, theirs.fields) && isReordered(mine.fields, theirs.fields);
    if (!isOrderNew) return { adopted, conflicts };
    return isReorderedHere(base, theirs, mine)
      ? { adopted, conflicts: [...conflicts, 'order'] }
      : { adopted: [...adopted, 'order'], conflicts };
  },
  merge: (base, theirs, mine, takeTheirs) => {
    const parts = mergeEdits(split(base), split(theirs), split(mine), takeTheirs);
    const theirsLead = takeTheirs.has('order') || !isReorderedHere(base, theirs, mine);
    const order = theirsLead ? ordered(theirs.fields, mine.fields) : ordered(mine.fields, theirs.fields);
    return join(parts, order);
  },
  asStored,
};

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
