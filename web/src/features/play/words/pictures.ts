export const columns = {
  rank: '#',
  team: 'Equipo',
  booyahs: 'Booyah',
  kills: 'Bajas',
  points: 'Puntos',
} as const;
export const state = (revision: number, hour: string) => `Versión ${revision} · ${hour}`;
