export const season = 'Temporada';
export const streamColumns = ['Jugó', 'Ganó'] as const;
