import * as z from 'zod/mini';
import { described } from '../../described.ts';
import { LOBBY_SIZE_MAX } from '../../limits.ts';
import { nullish } from '../../time/instant.ts';
import { eachFigure, FIGURE_LIMITS } from './figures.ts';

export const ResultSchema = z.object({
  placement: z.nullable(described(z.int(), { minimum: 1, maximum: LOBBY_SIZE_MAX })),
  /** Null means that nobody counted; it does not mean 0. */
  ...eachFigure((figure) => nullish(described(z.int(), { minimum: 0, maximum: FIGURE_LIMITS[figure] }))),
  played: z.boolean(),
});
export type Result = Readonly<z.output<typeof ResultSchema>>;

export const NO_RESULT: Result = { placement: null, ...eachFigure(() => null), played: true };

const FIELDS = Object.keys(NO_RESULT) as (keyof Result)[];

export const lacksKills = ({ played, kills }: Result): boolean => played && kills === null;

export function resultOf(row: Result): Result {
  return { ...NO_RESULT, ...Object.fromEntries(FIELDS.map((field) => [field, row[field]])) };
}

export function isSameResult(one: Result | null, other: Result | null): boolean {
  if (one === null || other === null) return one === other;
  return FIELDS.every((field) => one[field] === other[field]);
}
