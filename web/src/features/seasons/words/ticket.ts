export const soon = 'Este torneo cuenta para la temporada. Los puntos se suman cuando termina.';
export const showSeason = 'Ver la tabla de la temporada';
