import { counted } from '../../words/counted.ts';
import type { MatchFigure } from '../result/figures.ts';

interface FigureWords {
  readonly name: string;
  readonly one: string;
  readonly many: string;
  readonly unknown: string;
}

export const FIGURE_WORDS: Readonly<Record<MatchFigure, FigureWords>> = {
  kills: { name: 'Bajas', one: 'baja', many: 'bajas', unknown: 'sin bajas anotadas' },
};

export function figureText(figure: MatchFigure, count: number | null): string {
  const { one, many, unknown } = FIGURE_WORDS[figure];
  if (count === null) return unknown;
  return counted(count, one, many);
}
