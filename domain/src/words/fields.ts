import { BATCH_MAX, PAGE_LIMIT_MAX } from '../limits.ts';

export const emailFormat = 'Correo electrónico inválido';
export const invalidId = 'El identificador no es válido.';
export const invalidLobby = 'El lobby no es válido.';
export const invalidCode = 'El código no es válido.';
export const notAText = 'Debe ser un texto.';
export const tooLong = (max: number) => `Usa como máximo ${max} caracteres.`;
export const invalidInstant = 'Ingresa una fecha y hora válidas';
export const invalidTimeZone = 'Elige una zona horaria válida.';
export const tooManyAtOnce = `Como máximo ${BATCH_MAX} a la vez.`;
export const pageLimit = `El límite debe ser un entero entre 1 y ${PAGE_LIMIT_MAX}.`;
export const invalidCount = 'Debe ser un número entero.';
export const invalidCursor = 'El cursor no es válido.';
