export const seeSeason = 'Ver la tabla de la temporada';
