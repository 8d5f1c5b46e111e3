import { MATCH_FIGURES } from '../result/figures.ts';
import { FIGURE_WORDS } from './figures.ts';

export const fixedColumns = [
  'Puesto',
  'Número',
  'Nombre',
  'Sigla',
  'Lobby',
  'Puntos',
  'Booyahs',
  ...MATCH_FIGURES.map((figure) => FIGURE_WORDS[figure].name),
  'Pasa',
];
export const passes = { in: 'sí', tied: 'empate', out: 'no' } as const;
export const disqualified = 'Descalificado';
export const absent = 'no jugó';
export const matchColumns = (match: number) =>
  ['puesto', ...MATCH_FIGURES.map((figure) => FIGURE_WORDS[figure].many), 'puntos'].map(
    (column) => `P${match} ${column}`,
  );
