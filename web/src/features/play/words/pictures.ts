export const columns = { rank: '#', name: 'Nombre', figures: ['Booyah', 'Bajas', 'Puntos'] } as const;
export const state = (revision: number, hour: string) => `Versión ${revision} · ${hour}`;
