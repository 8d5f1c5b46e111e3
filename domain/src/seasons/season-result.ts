import * as z from 'zod/mini';
import { CountSchema, described } from '../described.ts';
import { DocumentIdSchema, PlayerKeySchema } from '../ids.ts';
import { NICK_MAX, SEASON_TOURNAMENTS_MAX } from '../limits.ts';
import { publicName } from '../public-name.ts';
import { InstantSchema, nullish } from '../time/instant.ts';

/** A player gets the result of the unit. */
const SeasonLineSchema = z.object({
  tournamentId: DocumentIdSchema,
  date: InstantSchema,
  /** The rank among the units that played, the first one 1. */
  rank: z.int().check(z.minimum(1)),
  points: z.int(),
  /** The units that played and have a rank. */
  units: CountSchema,
  isSubstitute: z.boolean(),
  /** The public nick in that tournament; null where the player is a number. */
  nick: z.nullable(publicName(described(z.string(), { maxLength: NICK_MAX }))),
  /** Since then the player, or the adult of a minor, shows this nick. */
  namedAt: nullish(InstantSchema),
});
export type SeasonLine = z.output<typeof SeasonLineSchema>;

const StandingSchema = z.object({
  /** Null for a player with too few tournaments. */
  rank: z.nullable(z.int()),
  points: z.int(),
  wins: CountSchema,
  /** The rank before the own one, with its points; null for the first. */
  above: nullish(z.object({ rank: z.int(), points: z.int() })),
});
export type SeasonStanding = z.output<typeof StandingSchema>;

/** `seasons/{id}/results/{player}`: one for each player, with a line for each tournament. Only who has its key reads it. */
export const SeasonResultSchema = z.object({
  id: PlayerKeySchema,
  /** Given once in the season: it names a player without a public nick, and its row in the board has it too. */
  number: CountSchema,
  lines: z.array(SeasonLineSchema).check(z.maxLength(SEASON_TOURNAMENTS_MAX)),
  /** Null for a player without lines. */
  standing: nullish(StandingSchema),
});
export type SeasonResult = z.output<typeof SeasonResultSchema>;
