import * as z from 'zod/mini';
import { CountSchema } from '../described.ts';

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
  isOnPoint: z.boolean(),
  isChampion: z.boolean(),
  isOver: z.boolean(),
  isClosed: z.boolean(),
  takesReports: z.boolean(),
});
export type TableRank = z.output<typeof TableRankSchema>;
