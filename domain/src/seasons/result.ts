import * as z from 'zod/mini';
import { CountSchema, described } from '../described.ts';
import { DocumentIdSchema, PlayerKeySchema } from '../ids.ts';
import { NICK_MAX, SEASON_TOURNAMENTS_MAX } from '../limits.ts';
import { publicName } from '../public-name.ts';
import { InstantSchema } from '../time/instant.ts';

/** A player gets the result of the unit. */
const SeasonLineSchema = z.object({
  tournamentId: DocumentIdSchema,
  date: InstantSchema,
  /** The rank among the units that played, the first one 1. */
  rank: z.int().check(z.minimum(1)),
  points: z.int(),
  units: CountSchema,
  isSubstitute: z.boolean(),
});
export type SeasonLine = z.output<typeof SeasonLineSchema>;

/** `seasons/{id}/results/{player}`: one for each player, with a line for each tournament. */
export const SeasonResultSchema = z.object({
  id: PlayerKeySchema,
  /** Given once in the season: it names a player without a public nick. */
  number: CountSchema,
  nick: z.nullable(publicName(described(z.string(), { maxLength: NICK_MAX }))),
  lines: z.array(SeasonLineSchema).check(z.maxLength(SEASON_TOURNAMENTS_MAX)),
});
export type SeasonResult = z.output<typeof SeasonResultSchema>;
