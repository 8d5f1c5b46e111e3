import { KILLS_MAX } from '../../limits.ts';

/**
 * A new figure must come last, because stored tables have figures in this order. The overlay downloads this
 * file, so this file imports no schema.
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
