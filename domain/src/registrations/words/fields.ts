import { MATCHES_MAX } from '../../limits.ts';

export const invalidVersion = 'La versión aceptada no es válida.';
export const chooseRegistrations = 'Elige al menos una inscripción.';
export const noReason = 'Escribe el motivo.';
export const noMatchNumber = 'Ingresa el número de la partida.';
export const tooManyMatches = `Como máximo ${MATCHES_MAX} partidas.`;
