import { FormInputSchema, FormSchema } from '@copa/domain/forms/form';
import { FIELD_TYPES } from '@copa/domain/questions/field-type';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  duplicateField,
  duplicateOf,
  emptyFormDraft,
  formDraftErrors,
  formDraftOf,
  formInputOf,
  formInputOver,
  newField,
  previewOf,
} from './form-draft.ts';

const form = z.parse(FormSchema, {
  id: 'encuesta',
  title: 'Encuesta',
  description: 'Dos minutos',
  closesAt: '2026-12-01T20:00:00Z',
  maxResponses: 50,
  onePerDevice: true,
  responseCount: 7,
  fields: [{ id: 'modo', type: 'select', label: 'Modo', required: true, options: ['Solo', 'Dúo'] }],
});

describe('form draft', () => {
  it('gives back the form that it was opened with', () => {
    const { id: _, responseCount, updatedAt, ...input } = form;
    expect(z.parse(FormInputSchema, formInputOf(formDraftOf(form)))).toEqual(input);
    expect([responseCount, updatedAt]).toEqual([7, null]);
  });

  it('keeps the seconds of a closing time that nobody touched', () => {
    const closesAt = new Date('2026-12-01T20:00:31.500Z');
    const stored = { ...form, closesAt };
    const renamed = { ...formDraftOf(stored), title: 'Otra' };
    expect(formInputOver(stored, renamed)).toEqual({ ...formInputOf(renamed), closesAt });
    expect(formInputOver(stored, { ...renamed, closesAt: '' }).closesAt).toBeNull();
    expect(formInputOver(null, renamed)).toEqual(formInputOf(renamed));
  });

  it('ties each error to its field', () => {
    const draft = {
      ...emptyFormDraft(),
      maxResponses: '0',
      closesAt: 'mañana',
      fields: [newField('text'), { ...newField('radio'), label: 'Hora', options: [' ', ''] }],
    };
    expect(formDraftErrors(draft)).toEqual({
      title: 'El título es obligatorio',
      closesAt: 'Ingresa una fecha y hora válidas',
      maxResponses: 'Debe ser al menos 1.',
      'fields.0.label': 'Escribe la pregunta del campo.',
      'fields.1.options': 'Agrega al menos una opción.',
    });
    expect(formDraftErrors({ ...draft, maxResponses: 'diez' })['maxResponses']).toBe(
      'Ingresa un número entero.',
    );
  });

  it.each(FIELD_TYPES)('makes a %s that can be saved once it has a label', (type) => {
    const field = { ...newField(type), label: 'Pregunta', options: ['Una'] };
    expect(formDraftErrors({ ...emptyFormDraft(), title: 'Prueba', fields: [field] })).toEqual({});
  });

  it('drops empty lines, and options that the type does not have', () => {
    const fields = [
      { ...newField('checkbox'), label: 'Días', options: [' Sábado ', '', 'Domingo'] },
      { ...newField('text'), label: 'Nick', options: ['x'] },
    ];
    expect(formInputOf({ ...emptyFormDraft(), fields }).fields.map(({ options }) => options)).toEqual([
      ['Sábado', 'Domingo'],
      [],
    ]);
  });

  it('gives every new or copied field an id of its own', () => {
    const field = newField('text');
    expect(new Set([field.id, newField('text').id, duplicateField(field).id]).size).toBe(3);
  });

  it('copies a form without its closing time, as inactive', () => {
    expect(duplicateOf(form)).toMatchObject({
      title: 'Encuesta (copia)',
      isActive: false,
      closesAt: '',
      maxResponses: '50',
      fields: form.fields,
    });
  });

  it('previews an unfinished form', () => {
    const fields = [{ ...newField('select'), options: ['A', 'A', ''] }];
    expect(previewOf({ ...emptyFormDraft(), fields })).toMatchObject({
      title: 'Formulario sin título',
      fields: [{ label: 'Selección única sin pregunta', options: ['A'] }],
    });
  });
});
