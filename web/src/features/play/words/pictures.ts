export const columns = { rank: '#', name: 'Nombre', figures: ['Booyah', 'Bajas', 'Puntos'] } as const;
export const tableOf = (stage: string) => `Tabla: ${stage}`;
export const asOf = (revision: number, hour: string, isClosed: boolean) =>
  `${isClosed ? 'Así quedó' : 'Así iba'} el ${hour}${revision > 1 ? ` (versión ${revision})` : ''}`;
