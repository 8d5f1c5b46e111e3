export const loading = 'Cargando temporada…';
export const failedTitle = 'No pudimos cargar la temporada';
export const missingTitle = 'Esta temporada no existe';
export const missingText = 'El enlace está incompleto, o los organizadores la quitaron.';
export const season = 'Temporada';
export const emptyTitle = 'Todavía no hay tabla';
export const emptyText = 'Se llena unos minutos después de que termina el primer torneo de la temporada.';
export const tableOf = (name: string) => `Tabla: ${name}`;
export const notUpdated = (when: string) => `No pudimos actualizar: así estaba ${when}`;
export const played = 'Jugó';
export const wins = 'Ganó';
export const points = 'Puntos';
export const howItCounts = 'Cómo se cuenta';
export const tournaments = 'Torneos de la temporada';
export const noDate = 'Fecha por confirmar';
export const toPlay = 'Por jugar';
export const noResult = 'Sin resultado';
export const rankOf = (rank: number, units: number | null) =>
  units === null ? `${rank}.º` : `${rank}.º de ${units}`;
export const counts = 'cuenta';
export const countsNot = 'no cuenta';
export const substitute = 'suplente';
export const yourPlace = 'Tu puesto';
export const firstOf = (shown: number, players: number) => `Se ven los primeros ${shown} de ${players}.`;

export const columns = { rank: '#', name: 'Nombre', figures: ['Jugó', 'Ganó', 'Puntos'] } as const;
export const scanForSeason = 'Mira la temporada';
export const pictureTitle = 'Tabla de la temporada';
