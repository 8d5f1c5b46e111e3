import { FIGURE_LIMITS, FIGURES, type Figure } from '../result.ts';

interface FigureWords {
  readonly name: string;
  readonly one: string;
  readonly many: string;
  readonly unknown: string;
}

export const FIGURE_WORDS: Readonly<Record<Figure, FigureWords>> = {
  kills: { name: 'Bajas', one: 'baja', many: 'bajas', unknown: 'sin bajas anotadas' },
};

const named = FIGURES.map((figure) => FIGURE_WORDS[figure].many);

export const figureRange = (figure: Figure) =>
  `Ingresa entre 0 y ${FIGURE_LIMITS[figure]} ${FIGURE_WORDS[figure].many}.`;
export const absentWithResult = `Quien no jugó no tiene ${['puesto', ...named].join(' ni ')}.`;

/** `5 bajas` */
export function figureText(figure: Figure, count: number | null): string {
  const { one, many, unknown } = FIGURE_WORDS[figure];
  if (count === null) return unknown;
  return count === 1 ? `1 ${one}` : `${count} ${many}`;
}
