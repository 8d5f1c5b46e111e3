import { KILLS_MAX } from '../../limits.ts';

/**
 * A new figure comes last, because stored tables have figures in this order. The overlay loads this file, so
 * it has no schema.
 */
export const FIGURE_LIMITS = { kills: KILLS_MAX } as const;
export type MatchFigure = keyof typeof FIGURE_LIMITS;
export const MATCH_FIGURES = Object.keys(FIGURE_LIMITS) as readonly MatchFigure[];

export function eachFigure<Value>(value: (figure: MatchFigure) => Value): Record<MatchFigure, Value> {
  return Object.fromEntries(MATCH_FIGURES.map((figure) => [figure, value(figure)])) as Record<
    MatchFigure,
    Value
  >;
}
