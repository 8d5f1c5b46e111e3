export const fixedColumns = ['Puesto', 'Número', 'Nombre', 'Puntos', 'Torneos ganados', 'Torneos jugados'];
export const unranked = 'Sin puesto';
export const tournamentColumns = (tournament: string) => [`${tournament}: puesto`, `${tournament}: vale`];
export const notCounted = (worth: number) => `${worth} (no cuenta)`;
