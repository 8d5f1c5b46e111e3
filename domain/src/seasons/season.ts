import * as z from 'zod/mini';
import { CountSchema, described } from '../described.ts';
import { DocumentIdSchema } from '../ids.ts';
import { NAME_MAX, SEASON_TOURNAMENTS_MAX, STAGE_UNITS_MAX } from '../limits.ts';

/** The first rank of a tournament is worth the first number; ranks beyond the list are worth nothing. */
export const RANK_POINTS: readonly number[] = [
  100,
  80,
  65,
  55,
  47,
  40,
  34,
  29,
  25,
  22,
  ...Array.from({ length: 20 }, (_, at) => 20 - at),
];

/** `points` adds up what units scored in their tournaments, and compares tournaments of one modality only. */
const CountingSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('points') }),
  z.object({
    kind: z.literal('ranks'),
    worth: z.array(CountSchema).check(z.minLength(1), z.maxLength(STAGE_UNITS_MAX)),
  }),
]);

export const SeasonRulesSchema = z.object({
  counting: CountingSchema,
  /** The number of tournaments that count for a player, the best ones; null counts all. */
  best: z.nullable(z.int().check(z.minimum(1), z.maximum(SEASON_TOURNAMENTS_MAX))),
  /** A player with fewer tournaments has no rank. */
  rankedFrom: z.int().check(z.minimum(1), z.maximum(SEASON_TOURNAMENTS_MAX)),
  /** The share of the unit's result that a substitute gets. */
  substitutes: z.enum(['all', 'half', 'nothing']),
});
export type SeasonRules = z.output<typeof SeasonRulesSchema>;

export const SeasonSchema = z.object({
  id: DocumentIdSchema,
  name: described(z.string(), { maxLength: NAME_MAX }),
  tournamentIds: z.array(DocumentIdSchema).check(z.maxLength(SEASON_TOURNAMENTS_MAX)),
  rules: SeasonRulesSchema,
});
export type Season = z.output<typeof SeasonSchema>;
