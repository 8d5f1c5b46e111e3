import {
  DAY_MS,
  LONGEST_PLAY_MS,
  MAX_PLAYERS_LIMIT,
  POINTS_MAX,
  SUBSTITUTES_MAX,
  WAITLIST_MAX,
} from '../../limits.ts';

export const noName = 'El nombre es obligatorio';
export const noChoice = 'Elige una opción.';
export const rulesTooLong = 'Las reglas son demasiado largas.';
export const pointsRange = `Ingresa puntos entre -${POINTS_MAX} y ${POINTS_MAX}.`;
export const noResultName = 'Escribe el nombre.';
export const pointsNotDigits = 'Ingresa los puntos con cifras y sin punto de miles, por ejemplo 1000.';
export const wholePlaces = 'Ingresa un número entero de cupos.';
export const fewestPlaces = 'Debe haber al menos 1 cupo.';
export const mostPlaces = `Como máximo ${MAX_PLAYERS_LIMIT} cupos.`;
export const tooManySubstitutes = `Como máximo ${SUBSTITUTES_MAX} suplentes.`;
export const invalidFee = 'Ingresa un monto válido, por ejemplo 0 o 2.50';

export const noPublishDate = 'Elige cuándo se publica el torneo.';
export const endWithoutStart = 'Sin fecha de inicio no hay final.';
export const deadlineAfterStart = 'El cierre de inscripciones debe ser antes del inicio del torneo.';
export const endBeforeStart = 'El final debe ser después del inicio.';
export const tooLong = `Un torneo dura como máximo ${LONGEST_PLAY_MS / DAY_MS} días.`;
export const publishedAfterStart = 'La publicación debe ser antes del inicio del torneo.';

export const wholeWaitlist = 'Ingresa un número entero.';
export const waitlistMost = `Como máximo ${WAITLIST_MAX} en espera.`;
export const closeInThePast = 'Este cierre ya pasó: elige una hora por venir.';
export const windowsWithoutStart = 'Sin fecha de inicio no hay confirmaciones.';
export const repeatedWindow = 'Cada confirmación va una sola vez.';
export const closeBeforeOpening = 'Cada confirmación debe cerrar después de abrir.';
export const entryBeforeMatch =
  'La confirmación de asistencia debe cerrar antes de que abra la de la partida.';
export const closeTooLate = (atLeast: string) =>
  `Las confirmaciones deben cerrar al menos ${atLeast} antes del inicio.`;
