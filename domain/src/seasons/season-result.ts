import * as z from 'zod/mini';
import { CountSchema, described } from '../described.ts';
import { DocumentIdSchema, PlayerKeySchema } from '../ids.ts';
import { NICK_MAX, SEASON_TOURNAMENTS_MAX } from '../limits.ts';
import { publicName } from '../public-name.ts';
import { InstantSchema, nullish } from '../time/instant.ts';

const SeasonLineSchema = z.object({
  tournamentId: DocumentIdSchema,
  date: InstantSchema,
  rank: z.int().check(z.minimum(1)),
  points: z.int(),
  /** The number of units that played and have a rank. */
  units: CountSchema,
  isSubstitute: z.boolean(),
  nick: z.nullable(publicName(described(z.string(), { maxLength: NICK_MAX }))),
  /**
   * For a minor, the last time at which the guardian agreed to show the nick; for others, `acceptedAt`. Null
   * without a nick.
   */
  namedAt: nullish(InstantSchema),
});
export type SeasonLine = z.output<typeof SeasonLineSchema>;

const StandingSchema = z.object({
  /** Null for a player with fewer tournaments than `rankedFrom`. */
  rank: z.nullable(z.int()),
  points: z.int(),
  wins: CountSchema,
  above: nullish(z.object({ rank: z.int(), points: z.int() })),
});
export type SeasonStanding = z.output<typeof StandingSchema>;

export const SeasonResultSchema = z.object({
  id: PlayerKeySchema,
  /** A season gives each number once. The number is shown in place of a nick that is not public. */
  number: CountSchema,
  lines: z.array(SeasonLineSchema).check(z.maxLength(SEASON_TOURNAMENTS_MAX)),
  standing: nullish(StandingSchema),
});
export type SeasonResult = z.output<typeof SeasonResultSchema>;
