import { KEEP_PLAYERS_DAYS_MAX, KEEP_PLAYERS_DAYS_MIN } from '../limits.ts';

export const noLinkName = 'Escribe el nombre del enlace.';
export const linkNotHttps = 'El enlace debe empezar con https://';
export const noName = 'Escribe el nombre.';
export const tooManyLinks = 'Como máximo 8 enlaces.';
export const rulesTooLong = 'Las reglas son demasiado largas.';
export const noTermsVersion = 'Escribe la versión de los términos.';
export const noCountry = 'Elige un país de la lista.';
export const invalidContactPhone = 'Escribe un teléfono, o déjalo vacío.';
export const invalidPrivacyEmail = 'Escribe un correo, o déjalo vacío.';
export const wholeDays = 'Ingresa un número entero de días.';
export const fewestDays = `Al menos ${KEEP_PLAYERS_DAYS_MIN} días.`;
export const mostDays = `Como máximo ${KEEP_PLAYERS_DAYS_MAX} días.`;
