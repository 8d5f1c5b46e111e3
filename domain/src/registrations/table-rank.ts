import * as z from 'zod/mini';
import { CountSchema } from '../described.ts';
import { InstantSchema, nullish } from '../time/instant.ts';

const LatestMatchSchema = z.object({
  number: z.int(),
  placement: z.nullable(z.int()),
  kills: z.nullable(CountSchema),
  points: z.int(),
  /** The unit's rank without this match; null if it was the first match. */
  former: z.nullable(z.int()),
});
export type LatestMatch = z.output<typeof LatestMatchSchema>;

export const TableRankSchema = z.object({
  stage: z.int(),
  stageName: z.string(),
  /** Null for a disqualified unit. */
  rank: z.nullable(z.int()),
  points: z.int(),
  booyahs: CountSchema,
  kills: CountSchema,
  /** The number of units in the same table or lobby. */
  of: CountSchema,
  /** True if each lobby has a cut of its own, so that the rank counts in the lobby alone. */
  inLobby: z.boolean(),
  /** The number of units that pass; null in the last stage, or if the lobby alone does not decide. */
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
  /** The last deadlines of all the unit's matches, earlier stages included; null without a deadline. */
  scoresUntil: nullish(InstantSchema),
  fairPlayUntil: nullish(InstantSchema),
  isInReview: z._default(z.boolean(), false),
});
export type TableRank = z.output<typeof TableRankSchema>;

export type TablePlace = Omit<TableRank, 'scoresUntil' | 'fairPlayUntil' | 'isInReview' | 'latest'>;
