import { SEASON_CORRECTIONS_MAX, SEASON_TOURNAMENTS_MAX } from '@copa/domain/limits';

export const seasonMissing = 'La temporada no existe o fue eliminada.';
export const tournamentMissing = 'Uno de los torneos no existe o fue eliminado.';
export const otherSeason = (tournament: string, season: string) =>
  `«${tournament}» ya cuenta para «${season}». Sácalo de ahí primero.`;
export const playersErased = (tournament: string) =>
  `Los datos de los jugadores de «${tournament}» ya se borraron: no se puede saber quién jugó.`;
export const mixedModalities =
  'Con puntos jugados, todos los torneos son de la misma modalidad. Cuenta por puesto para mezclarlas.';
export const modalityOfSeason = (season: string) =>
  `El torneo cuenta para «${season}», que suma puntos jugados: su modalidad no puede ser otra que la de los demás.`;
export const tooManyTournaments = `Una temporada tiene como máximo ${SEASON_TOURNAMENTS_MAX} torneos.`;
export const closed = 'La temporada está cerrada. Reábrela para cambiar sus torneos.';
export const over = 'Los nombres de esta temporada ya se borraron: no se puede cambiar.';
export const erased = 'Los nombres de esta temporada ya se borraron: nadie tiene puesto en ella.';
export const hasFinal = (tournament: string) =>
  `«${tournament}» está reservado para los primeros de esta temporada. Quítale la reserva primero.`;
export const reservedMissing = 'El torneo no existe o fue eliminado.';
export const notReserved = 'Este torneo no está reservado para los primeros de una temporada.';
export const noReason = 'Ya terminó un torneo: escribe por qué cambian las reglas. Todos lo leen.';
export const tooManyCorrections = `Las reglas de esta temporada ya cambiaron ${SEASON_CORRECTIONS_MAX} veces después de un torneo. No pueden cambiar más.`;
export const fileName = (season: string) => `temporada-${season}.csv`;
