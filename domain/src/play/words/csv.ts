export const fixedColumns = [
  'Puesto',
  'Número',
  'Nombre',
  'Etiqueta',
  'Lobby',
  'Puntos',
  'Booyahs',
  'Bajas',
  'Pasa',
];
export const passes = { in: 'sí', tied: 'empate', out: 'no' } as const;
export const disqualified = 'Descalificado';
export const absent = 'no jugó';
export const matchColumns = (match: number) => [`P${match} puesto`, `P${match} bajas`, `P${match} puntos`];
