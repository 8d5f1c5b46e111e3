import { FIGURE_LIMITS, MATCH_FIGURES, type MatchFigure } from '../result/result.ts';

interface FigureWords {
  readonly name: string;
  readonly one: string;
  readonly many: string;
  readonly unknown: string;
}

export const FIGURE_WORDS: Readonly<Record<MatchFigure, FigureWords>> = {
  kills: { name: 'Bajas', one: 'baja', many: 'bajas', unknown: 'sin bajas anotadas' },
};

const named = MATCH_FIGURES.map((figure) => FIGURE_WORDS[figure].many);

export const figureRange = (figure: MatchFigure) =>
  `Ingresa entre 0 y ${FIGURE_LIMITS[figure]} ${FIGURE_WORDS[figure].many}.`;
export const absentWithResult = `Quien no jugó no tiene ${['puesto', ...named].join(' ni ')}.`;

/** `5 bajas` */
export function figureText(figure: MatchFigure, count: number | null): string {
  const { one, many, unknown } = FIGURE_WORDS[figure];
  if (count === null) return unknown;
  return count === 1 ? `1 ${one}` : `${count} ${many}`;
}
