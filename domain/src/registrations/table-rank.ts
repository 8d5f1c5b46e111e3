import * as z from 'zod/mini';
import { CountSchema } from '../described.ts';
import { InstantSchema, nullish } from '../time/instant.ts';

const LatestMatchSchema = z.object({
  number: z.int(),
  placement: z.nullable(z.int()),
  kills: z.nullable(CountSchema),
  points: z.int(),
  /**
   * The unit's rank without this match. Null for the first match of the table or lobby, and for a disqualified
   * unit.
   */
  former: z.nullable(z.int()),
});
export type LatestMatch = z.output<typeof LatestMatchSchema>;

export const TableRankSchema = z.object({
  stage: z.int(),
  stageName: z.string(),
  rank: z.nullable(z.int()),
  points: z.int(),
  booyahs: CountSchema,
  kills: CountSchema,
  /** The number of units in the table, or in the lobby if `inLobby`. */
  of: CountSchema,
  /** True if there are several lobbies, each with its own cut, so that `rank` counts within the lobby. */
  inLobby: z.boolean(),
  /** The number of units that pass. Null in the last stage, or if the lobby alone does not decide. */
  passing: z.nullable(CountSchema),
  pass: z.nullable(z.enum(['in', 'tied', 'out'])),
  played: CountSchema,
  latest: z._default(z.nullable(LatestMatchSchema), null),
  isOnPoint: z.boolean(),
  isChampion: z.boolean(),
  isOver: z.boolean(),
  isClosed: z.boolean(),
  takesReports: z.boolean(),
  endedMatches: z._default(z.array(z.int()), []),
  /**
   * The latest deadlines for protests about scores and about fair play in the unit's matches, also in matches
   * of earlier stages.
   */
  scoresUntil: nullish(InstantSchema),
  fairPlayUntil: nullish(InstantSchema),
  isInReview: z._default(z.boolean(), false),
});
export type TableRank = z.output<typeof TableRankSchema>;

export type TablePlace = Omit<TableRank, 'scoresUntil' | 'fairPlayUntil' | 'isInReview' | 'latest'>;
