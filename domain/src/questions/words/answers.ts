import { LONG_TEXT_MAX, RATING_MAX, RATING_MIN } from '../../limits.ts';
import { counted } from '../../words/counted.ts';

export const requiredQuestion = 'Esta pregunta es obligatoria';
export const requiredField = 'Este campo es obligatorio';
export const answerTooLong = `Usa como máximo ${LONG_TEXT_MAX} caracteres.`;
export const answersTooLong = (over: number) =>
  `Juntas, tus respuestas pasan del límite. Quita ${counted(over, 'letra', 'letras')}.`;
export const tooManyAnswers = 'Hay demasiadas respuestas.';
export const invalidEmail = 'Ingresa un email válido';
export const invalidPhone = 'Ingresa un teléfono válido';
export const invalidNumber = 'Ingresa un número válido';
export const invalidDate = 'Ingresa una fecha válida';
export const invalidRating = `Elige una calificación del ${RATING_MIN} al ${RATING_MAX}`;
export const chooseOne = 'Elige una de las opciones';
export const chooseSome = 'Elige entre las opciones';
export const writeText = 'Ingresa un texto';
export const unknownQuestion = 'Esta pregunta ya no existe';
