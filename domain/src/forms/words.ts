import { FORM_FIELDS_MAX } from '../limits.ts';

export const noTitle = 'El título es obligatorio';
export const wholeNumber = 'Ingresa un número entero.';
export const atLeastOne = 'Debe ser al menos 1.';
export const tooManyFields = `Como máximo ${FORM_FIELDS_MAX} campos.`;
export const repeatedFields = 'Hay campos repetidos.';
