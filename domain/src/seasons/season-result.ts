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
  /** Since when the player, or a minor's adult, shows this nick. */
  namedAt: nullish(InstantSchema),
});
export type SeasonLine = z.output<typeof SeasonLineSchema>;

const StandingSchema = z.object({
  /** Null for a player with too few tournaments. */
  rank: z.nullable(z.int()),
  points: z.int(),
  wins: CountSchema,
  /** The next better rank; null for the first rank and without a rank. */
  above: nullish(z.object({ rank: z.int(), points: z.int() })),
});
export type SeasonStanding = z.output<typeof StandingSchema>;

/** `seasons/{id}/results/{player}`: reading it takes its key. */
export const SeasonResultSchema = z.object({
  id: PlayerKeySchema,
  /** Given once. It replaces a missing public nick, in the board too. */
  number: CountSchema,
  lines: z.array(SeasonLineSchema).check(z.maxLength(SEASON_TOURNAMENTS_MAX)),
  standing: nullish(StandingSchema),
});
export type SeasonResult = z.output<typeof SeasonResultSchema>;
