import { OPTIONS_MAX } from '../../limits.ts';

export const chooseQuestions = 'Elige al menos una pregunta.';
export const invalidFieldId = 'El identificador del campo no es válido.';
export const noFieldLabel = 'Escribe la pregunta del campo.';
export const noFieldType = 'Elige el tipo de campo.';
export const noOptions = 'Agrega al menos una opción.';
export const emptyOption = 'La opción no puede estar vacía';
export const tooManyOptions = `Como máximo ${OPTIONS_MAX} opciones.`;
export const repeatedOption = 'Hay opciones repetidas.';
