import { POINTS_MAX, SEASON_TOURNAMENTS_MAX, STAGE_UNITS_MAX } from '../../limits.ts';

export const noName = 'Escribe el nombre de la temporada.';
export const noDay = 'Elige el día.';
export const daysInOrder = 'El último día no puede ser antes del primero.';
export const noCounting = 'Elige cómo se cuenta.';
export const noWorth = 'Di cuánto vale al menos el primer puesto.';
export const worthRange = `Ingresa puntos enteros entre 0 y ${POINTS_MAX}.`;
export const tooManyRanks = `Como máximo ${STAGE_UNITS_MAX} puestos.`;
export const tournamentCount = `Ingresa un número de torneos entre 1 y ${SEASON_TOURNAMENTS_MAX}.`;
export const tooManyTournaments = `Una temporada tiene como máximo ${SEASON_TOURNAMENTS_MAX} torneos.`;
export const noSubstitutes = 'Elige qué reciben los suplentes.';
