import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Answer,
  type AnswerField,
  AnswersSchema,
  answerError,
  answersErrors,
  isAnswered,
  lengthErrors,
} from './answers.ts';
import { FIELD_TYPES } from './field-type.ts';
import { requiredField, requiredQuestion } from './words/answers.ts';

function field(type: string, changes: Partial<AnswerField> = {}): AnswerField {
  return { id: 'a', type, label: 'Pregunta', placeholder: '', required: false, options: [], ...changes };
}

describe('answerError', () => {
  it.each(FIELD_TYPES)('a required %s is missing when empty, blank or an empty list', (type) => {
    const required = field(type, { required: true, options: ['x'] });
    for (const empty of [undefined, '', '   ', '\n\t', '\u3164', '\u200B', [] as string[]]) {
      expect(answerError(required, empty)).toBe('Este campo es obligatorio');
      expect(answerError(required, empty, requiredQuestion)).toBe('Esta pregunta es obligatoria');
      expect(answerError(field(type), empty)).toBeNull();
    }
  });

  const options = ['Rojo', 'Azul'];
  it.each<[string, AnswerField, Answer, string | null]>([
    ['email', field('email'), 'ana@correo.mx', null],
    ['email without dot', field('email'), 'ana@correo', 'Ingresa un email válido'],
    ['email with a space', field('email'), 'a na@correo.mx', 'Ingresa un email válido'],
    ['phone', field('phone'), '+52 (55) 1234-5678', null],
    ['phone of 8', field('phone'), '12345678', null],
    ['phone of 7', field('phone'), '1234567', 'Ingresa un teléfono válido'],
    ['phone with letters', field('phone'), '5512345678x', 'Ingresa un teléfono válido'],
    ['plus in the middle', field('phone'), '55+12345678', 'Ingresa un teléfono válido'],
    ['number', field('number'), '12.5', null],
    ['number with a comma', field('number'), '12,5', null],
    ['number with a comma of thousands', field('number'), '1,250', 'Ingresa un número válido'],
    ['number without its decimals after a comma', field('number'), '1,', 'Ingresa un número válido'],
    ['number with blanks around it', field('number'), ' 5 ', null],
    ['less than zero', field('number'), '-5', null],
    ['no number', field('number'), '12a', 'Ingresa un número válido'],
    ['infinite', field('number'), 'Infinity', 'Ingresa un número válido'],
    ['number in the way of programs', field('number'), '0x1F', 'Ingresa un número válido'],
    ['number with an exponent', field('number'), '1e3', 'Ingresa un número válido'],
    ['sign alone', field('number'), '-', 'Ingresa un número válido'],
    ['number without its decimals', field('number'), '1.', 'Ingresa un número válido'],
    ['number of another script', field('number'), '٣', 'Ingresa un número válido'],
    ['number without end', field('number'), '9'.repeat(400), 'Ingresa un número válido'],
    ['number with a sign', field('number'), '+7', null],
    ['level', field('number'), '0055', null],
    ['date', field('date'), '2026-02-28', null],
    ['29 February of a common year', field('date'), '2026-02-29', 'Ingresa una fecha válida'],
    ['date in words', field('date'), 'mañana', 'Ingresa una fecha válida'],
    ['a month for a date', field('date'), '2026-02', 'Ingresa una fecha válida'],
    ['a date and more', field('date'), '2026-02-28T', 'Ingresa una fecha válida'],
    ['rating 1', field('rating'), '1', null],
    ['rating 5', field('rating'), '5', null],
    ['rating 0', field('rating'), '0', 'Elige una calificación del 1 al 5'],
    ['rating 6', field('rating'), '6', 'Elige una calificación del 1 al 5'],
    ['rating in the way of programs', field('rating'), '0x5', 'Elige una calificación del 1 al 5'],
    ['rating with an exponent', field('rating'), '5e0', 'Elige una calificación del 1 al 5'],
    ['rating 2.5', field('rating'), '2.5', 'Elige una calificación del 1 al 5'],
    ['select', field('select', { options }), 'Rojo', null],
    ['select of nothing offered', field('select', { options }), 'Verde', 'Elige una de las opciones'],
    ['radio as a list', field('radio', { options }), ['Rojo'], 'Ingresa un texto'],
    ['checkbox', field('checkbox', { options }), ['Rojo', 'Azul'], null],
    ['checkbox of nothing offered', field('checkbox', { options }), ['Verde'], 'Elige entre las opciones'],
    [
      'checkbox of which one is not offered',
      field('checkbox', { options }),
      ['Rojo', 'Verde'],
      'Elige entre las opciones',
    ],
    ['one choice twice', field('checkbox', { options }), ['Rojo', 'Rojo'], 'Elige entre las opciones'],
    ['checkbox as text', field('checkbox', { options }), 'Rojo', 'Elige entre las opciones'],
    ['unknown type as text', field('firma'), 'lo que sea', null],
    ['unknown type with a list', field('firma'), ['x'], 'Ingresa un texto'],
    ['as long as may be', field('text'), 'x'.repeat(4000), null],
    ['too long', field('text'), 'x'.repeat(4001), 'Usa como máximo 4000 caracteres.'],
  ])('%s', (_, asked, answer, expected) => {
    expect(answerError(asked, answer)).toBe(expected);
  });

  it('answers any input with a text or null', () => {
    const answers = fc.oneof(fc.string(), fc.array(fc.string()));
    fc.assert(
      fc.property(
        fc.oneof(fc.constantFrom(...FIELD_TYPES), fc.string()),
        answers,
        fc.boolean(),
        (type, answer, required) => {
          const error = answerError(field(type, { required, options }), answer);
          const missing = required && !isAnswered(answer);
          expect(missing ? error === requiredField : error === null || error.length > 0).toBe(true);
        },
      ),
    );
  });
});

describe('answersErrors', () => {
  it('names each field and refuses answers to fields that do not exist', () => {
    const fields = [field('text', { id: 'nick', required: true }), field('email', { id: 'mail' })];
    expect(answersErrors(fields, { mail: 'x', extra: '1' })).toEqual({
      nick: 'Este campo es obligatorio',
      mail: 'Ingresa un email válido',
      extra: 'Esta pregunta ya no existe',
    });
    expect(answersErrors(fields, { nick: 'Ana' })).toEqual({});
  });

  it('does not take inherited names for answers', () => {
    expect(answersErrors([field('text', { id: 'toString', required: true })], {})).toEqual({
      toString: 'Este campo es obligatorio',
    });
  });
});

describe('AnswersSchema', () => {
  it('stores answers as they are seen', () => {
    expect(AnswersSchema.parse({ a: ' Uno\u0000\r\nDos\u202E ', b: ['Ro\u200Bjo'] })).toEqual({
      a: 'Uno\nDos',
      b: ['Rojo'],
    });
  });

  it('refuses floods and wrong shapes', () => {
    expect(AnswersSchema.safeParse({ a: 1 }).success).toBe(false);
    expect(AnswersSchema.safeParse({ a: { b: 'c' } }).success).toBe(false);
    const many = (length: number) =>
      Object.fromEntries(Array.from({ length }, (_, index) => [`q${index}`, 'x']));
    expect(AnswersSchema.safeParse(many(160)).success).toBe(true);
    expect(AnswersSchema.safeParse(many(161)).success).toBe(false);
    expect(AnswersSchema.safeParse({ a: 'x', b: ['y'] }).success).toBe(true);
  });
});

describe('lengthErrors', () => {
  const long = 'a'.repeat(4000);
  const four = { a: long, b: long, c: long, d: long };

  it('tell the answer that is typed how much is too much, and the longest one if none is', () => {
    expect(lengthErrors(four, 'd')).toEqual({});
    const five = { ...four, e: 'b'.repeat(400) };
    expect(lengthErrors(five, 'e')).toEqual({
      e: 'Juntas, tus respuestas pasan del límite. Quita 52 letras.',
    });
    expect(lengthErrors({ ...five, e: five.e.slice(52) }, 'e')).toEqual({});
    for (const none of [null, 'f']) expect(Object.keys(lengthErrors(five, none))).toEqual(['a']);
  });

  it('tell a single answer its own limit', () => {
    expect(lengthErrors({ a: `${long}a`, b: '' }, 'a')).toEqual({ a: 'Usa como máximo 4000 caracteres.' });
    expect(lengthErrors({ a: ` ${long} ` }, 'a')).toEqual({});
    expect(lengthErrors({}, null)).toEqual({});
  });
});
