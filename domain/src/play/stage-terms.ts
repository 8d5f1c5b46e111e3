import * as z from 'zod/mini';
import { POINTS_MAX, RUSH_THRESHOLD, STAGE_MATCHES_MAX, STAGE_UNITS_MAX, STAGES_MAX } from '../limits.ts';
import { MATCH_FIGURES } from './result/figures.ts';
import * as words from './words/fields.ts';

/** These definitions are not in `stage.ts`, because pages with a table download them without `stage.ts`. */

export const StageNumberSchema = z
  .int(words.noStageNumber)
  .check(z.minimum(1), z.maximum(STAGES_MAX, words.tooManyStages));

export const TieBreakSchema = z.enum(['booyahs', ...MATCH_FIGURES, 'last-placement']);
export type TieBreak = z.output<typeof TieBreakSchema>;

export const DEFAULT_TIE_BREAK: readonly TieBreak[] = ['booyahs', 'kills', 'last-placement'];
const MatchCountSchema = z
  .int(words.matchCount)
  .check(z.minimum(1, words.matchCount), z.maximum(STAGE_MATCHES_MAX, words.matchCount));

export const FinishSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('matches'), matches: MatchCountSchema }),
  /** With `wins`, a unit that wins more than half of the matches is champion at once. */
  z.object({ kind: z.literal('best-of'), matches: MatchCountSchema, by: z.enum(['points', 'wins']) }),
  /**
   * A unit that begins a match with at least `threshold` points and wins it is the champion. If no unit does
   * so, the table decides.
   */
  z.object({
    kind: z.literal('champion-rush'),
    matches: MatchCountSchema,
    threshold: z._default(z.int().check(z.minimum(1), z.maximum(POINTS_MAX)), RUSH_THRESHOLD),
  }),
]);
export type Finish = z.output<typeof FinishSchema>;

const CutSchema = z.int().check(z.minimum(0), z.maximum(STAGE_UNITS_MAX));

/**
 * Two groups pass: the first `perLobby` units of each lobby, and then the first `byTable` of all other units.
 */
export const AdvanceSchema = z.object({ perLobby: CutSchema, byTable: CutSchema });
export type Advance = z.output<typeof AdvanceSchema>;

export const StageStateSchema = z.enum(['draft', 'playing', 'closed']);

export const StoredMatchStateSchema = z.enum(['draft', 'published', 'void']);
