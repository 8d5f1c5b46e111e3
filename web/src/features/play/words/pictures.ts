export const columns = { rank: '#', name: 'Nombre', figures: ['Booyah', 'Bajas', 'Puntos'] } as const;
export const tableOf = (stage: string, isClosed: boolean) => `Así ${isClosed ? 'quedó' : 'va'}: ${stage}`;
