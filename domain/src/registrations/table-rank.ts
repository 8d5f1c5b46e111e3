import * as z from 'zod/mini';
import { CountSchema } from '../described.ts';
import { InstantSchema, nullish } from '../time/instant.ts';

const LatestMatchSchema = z.object({
  number: z.int(),
  placement: z.nullable(z.int()),
  kills: z.nullable(CountSchema),
  points: z.int(),
  /** The rank that the unit would have without this match; null where there was none before it. */
  former: z.nullable(z.int()),
});
export type LatestMatch = z.output<typeof LatestMatchSchema>;

/** The place of one unit in the table of a stage, as its own phones know it. */
export const TableRankSchema = z.object({
  stage: z.int(),
  stageName: z.string(),
  /** Null for a unit that was disqualified. */
  rank: z.nullable(z.int()),
  points: z.int(),
  booyahs: CountSchema,
  kills: CountSchema,
  /** The number of units that it is compared with. */
  of: CountSchema,
  /** True where each lobby has a cut of its own, so that the rank counts in the lobby alone. */
  inLobby: z.boolean(),
  /** The number of units that pass; null in the last stage, and when the lobby alone does not decide. */
  passing: z.nullable(CountSchema),
  pass: z.nullable(z.enum(['in', 'tied', 'out'])),
  /** Its published matches. */
  played: CountSchema,
  latest: z._default(z.nullable(LatestMatchSchema), null),
  isOnPoint: z.boolean(),
  isChampion: z.boolean(),
  isOver: z.boolean(),
  isClosed: z.boolean(),
  takesReports: z.boolean(),
  /** The numbers of the matches of its lobby that were published or annulled. */
  endedMatches: z._default(z.array(z.int()), []),
  /** The last deadlines for a protest of its matches, earlier stages included; null where there is none. */
  scoresUntil: nullish(InstantSchema),
  fairPlayUntil: nullish(InstantSchema),
  /** A protest of one of its matches waits for its decision. */
  isInReview: z._default(z.boolean(), false),
});
export type TableRank = z.output<typeof TableRankSchema>;

/** A headline says nothing of the deadlines of protests. */
export type TablePlace = Omit<TableRank, 'scoresUntil' | 'fairPlayUntil' | 'isInReview' | 'latest'>;
