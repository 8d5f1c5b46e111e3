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
  /**
   * True if there are several lobbies, each with its own cut. `rank` is then the rank in the unit's lobby.
   */
  inLobby: z.boolean(),
  /**
   * The number of units that pass. Null in the last stage, or if `inLobby` and further units pass by the
   * table of all lobbies.
   */
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
   * The latest protest deadlines about scores and about fair play, among the unit's matches in this stage and
   * in earlier ones.
   */
  scoresUntil: nullish(InstantSchema),
  fairPlayUntil: nullish(InstantSchema),
  isProtested: z._default(z.boolean(), false),
  /** Says how far the stage is, in the words of its table. */
  status: z._default(z.string(), ''),
  /** Why results may still change; empty if all published matches are official. */
  changeable: z._default(z.string(), ''),
});
export type TableRank = z.output<typeof TableRankSchema>;

export type TablePlace = Omit<
  TableRank,
  'scoresUntil' | 'fairPlayUntil' | 'isProtested' | 'latest' | 'status' | 'changeable'
>;
