import { FORM_FIELDS_MAX, MIN_ACCOUNT_LEVEL } from '../limits.ts';

export const noTitle = 'El título es obligatorio';
export const wholeNumber = 'Ingresa un número entero.';
export const atLeastOne = 'Debe ser al menos 1.';
export const tooManyFields = `Como máximo ${FORM_FIELDS_MAX} campos.`;
export const repeatedFields = 'Hay campos repetidos.';
export const accountLevel = `Nivel de tu cuenta (${MIN_ACCOUNT_LEVEL} o más)`;
export const levelsFrom = (from: number) => `De ${from} a ${from + 9}`;
export const levelFrom = (from: number) => `${from} o más`;
