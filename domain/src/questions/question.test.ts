import { describe, expect, it } from 'vitest';
import { FormInputSchema, FormSchema, formRefusal } from '../forms/form.ts';
import { FIELD_TYPES, knownFieldType, QUESTION_TYPES, takesExample } from './field-type.ts';
import { byOrder, QuestionInputSchema, QuestionSchema, questionErrors } from './question.ts';
import { FIELD_TYPE_LABELS } from './words/field-types.ts';

function messagesOf(value: unknown): Record<string, string> {
  const result = QuestionInputSchema.safeParse(value);
  return Object.fromEntries(
    (result.error?.issues ?? []).map((issue) => [issue.path.join('.'), issue.message]),
  );
}

describe('QuestionInputSchema', () => {
  it.each([
    ['no text', 'Question text is required', 'text', { type: 'text' }],
    ['a blank text', 'Question text is required', 'text', { text: ' ', type: 'text' }],
    ['no type', 'Question type is required', 'type', { text: '¿Edad?' }],
    ['an empty type', 'Question type is required', 'type', { text: '¿Edad?', type: '' }],
    ['an unknown type', 'Invalid question type', 'type', { text: '¿Edad?', type: 'date' }],
    [
      'a select',
      'Options are required for this question type',
      'options',
      { text: '¿Color?', type: 'select' },
    ],
    [
      'an empty radio',
      'Options are required for this question type',
      'options',
      { text: '¿Color?', type: 'radio', options: [] },
    ],
    [
      'a checkbox',
      'Options are required for this question type',
      'options',
      { text: '¿Color?', type: 'checkbox' },
    ],
    [
      'a repeated option',
      'Hay opciones repetidas.',
      'options',
      { text: '¿Color?', type: 'select', options: ['a', 'a'] },
    ],
  ])('says of %s: %s', (_what, message, field, question) => {
    expect(messagesOf(question)).toEqual({ [field]: message });
  });

  it('takes one option as enough', () => {
    expect(messagesOf({ text: '¿Color?', type: 'checkbox', options: ['Rojo'] })).toEqual({});
    const color = QuestionInputSchema.parse({ text: '¿Color?', type: 'checkbox', options: ['Rojo'] });
    expect(questionErrors(color)).toEqual({});
    expect(questionErrors({ ...color, options: [] })).toEqual({
      options: 'Options are required for this question type',
    });
  });

  it('shows an example in a field that somebody types into', () => {
    expect(FIELD_TYPES.filter(takesExample)).toEqual(['text', 'email', 'phone', 'number', 'textarea']);
  });

  it('labels its types in Spanish', () => {
    expect(QUESTION_TYPES.map((type) => FIELD_TYPE_LABELS[type])).toEqual([
      'Texto corto',
      'Texto largo',
      'Selección única',
      'Opción múltiple',
      'Casillas de verificación',
    ]);
  });
});

describe('byOrder', () => {
  it('keeps one order, also of questions that share a number', () => {
    const question = (id: string, order: number) =>
      QuestionSchema.parse({ id, text: '¿Edad?', type: 'text', order });
    const asked = [question('b', 1), question('c', 0), question('a', 1)];
    const ids = ['c', 'a', 'b'];
    expect(asked.toSorted(byOrder).map(({ id }) => id)).toEqual(ids);
    expect(
      asked
        .toReversed()
        .toSorted(byOrder)
        .map(({ id }) => id),
    ).toEqual(ids);
  });
});

describe('forms', () => {
  const form = {
    title: 'Equipo',
    fields: [{ id: 'a', type: 'select', label: 'Rol', options: ['Líder', 'Apoyo'] }],
  };

  it('shows an unknown stored type as text, but does not let one be created', () => {
    expect(knownFieldType('firma')).toBe('text');
    expect(knownFieldType('toString')).toBe('text');
    const odd = { ...form, fields: [{ id: 'a', type: 'firma', label: 'Firma' }] };
    expect(FormSchema.safeParse({ ...odd, id: 'f' }).success).toBe(true);
    expect(FormInputSchema.safeParse(odd).success).toBe(false);
  });

  it('refuses repeated fields and options, and choices without options', () => {
    const another = { id: 'b', type: 'text', label: 'Apodo' };
    expect(FormInputSchema.safeParse({ ...form, fields: [...form.fields, another] }).success).toBe(true);
    expect(FormInputSchema.safeParse({ ...form, fields: [...form.fields, ...form.fields] }).success).toBe(
      false,
    );
    const withOptions = (options: string[]) => ({ ...form, fields: [{ ...form.fields[0], options }] });
    expect(FormInputSchema.safeParse(withOptions(['x', 'x'])).success).toBe(false);
    expect(FormInputSchema.safeParse(withOptions([])).success).toBe(false);
    expect(FormInputSchema.safeParse(withOptions(['x'])).success).toBe(true);
  });

  it('stops taking answers when inactive, past its time, or full', () => {
    const now = new Date('2026-12-01T20:00:00Z');
    const open = FormSchema.parse({ ...form, id: 'f', closesAt: now, maxResponses: 2, responseCount: 1 });
    expect(formRefusal(open, now)).toBeNull();
    expect(formRefusal({ ...open, isActive: false }, now)).toBe('form-inactive');
    expect(formRefusal(open, new Date(now.getTime() + 1))).toBe('form-closed');
    expect(formRefusal({ ...open, responseCount: 2 }, now)).toBe('form-full');
  });
});
