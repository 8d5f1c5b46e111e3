import * as z from 'zod/mini';
import { CountSchema } from '../../described.ts';
import { LobbyIdSchema } from '../../ids.ts';
import { CORRECTIONS_MAX, FORMER_MAX, STAGE_UNITS_MAX } from '../../limits.ts';
import { publicName } from '../../public-name.ts';
import { InstantSchema, nullish } from '../../time/instant.ts';
import { StageCorrectionSchema } from '../correction.ts';
import { eachFigure } from '../result/figures.ts';
import {
  AdvanceSchema,
  FinishSchema,
  StageNumberSchema,
  StageStateSchema,
  StoredMatchStateSchema,
  TieBreakSchema,
} from '../stage-terms.ts';

/**
 * `in`: the unit passes, or would pass if the stage ended now. `tied`: it is equal to other units at the cut.
 */
const PassSchema = z.enum(['in', 'tied', 'out']);

const BoardRowSchema = z.object({
  number: CountSchema,
  name: publicName(z.string()),
  tag: z._default(publicName(z.string()), ''),
  lobby: LobbyIdSchema,
  rank: z.nullable(z.int()),
  points: z.int(),
  booyahs: CountSchema,
  ...eachFigure(() => z._default(CountSchema, 0)),
  scored: z.string(),
  decided: nullish(
    z.object({
      by: z.enum([...TieBreakSchema.options, 'extra-match', 'draw']),
      own: z.int(),
      other: z.int(),
    }),
  ),
  isOnPoint: z._default(z.boolean(), false),
  isChampion: z._default(z.boolean(), false),
  pass: nullish(PassSchema),
});
export type BoardRow = z.output<typeof BoardRowSchema>;

const BoardMatchSchema = z.object({
  lobby: LobbyIdSchema,
  number: z.int(),
  isExtra: z._default(z.boolean(), false),
  map: z.string(),
  state: StoredMatchStateSchema,
  officialAt: nullish(InstantSchema),
  publishedAt: nullish(InstantSchema),
  scoresUntil: nullish(InstantSchema),
  fairPlayUntil: nullish(InstantSchema),
  /**
   * For an extra match, the numbers of the units with a placement, the best first. The rows do not contain
   * its result.
   */
  order: z._default(z.array(CountSchema), []),
});

/**
 * `boards/{tournament}_{stage}`: a board has only public names and no matches in `draft`, because strangers
 * may read it if `listed`.
 */
export const BoardSchema = z.object({
  id: z.string(),
  tournamentId: z.string(),
  listed: z.boolean(),
  isCancelled: z._default(z.boolean(), false),
  tournament: z.string(),
  timeZone: z.string(),
  stage: StageNumberSchema,
  name: z.string(),
  state: StageStateSchema,
  finish: FinishSchema,
  tieBreak: z.array(TieBreakSchema),
  advance: AdvanceSchema,
  matches: z.array(BoardMatchSchema),
  rows: z.array(BoardRowSchema).check(z.maxLength(STAGE_UNITS_MAX)),
  left: z._default(
    z.array(z.object({ number: CountSchema, name: publicName(z.string()) })).check(z.maxLength(FORMER_MAX)),
    [],
  ),
  corrections: z.array(StageCorrectionSchema).check(z.maxLength(CORRECTIONS_MAX)),
  isOver: z.boolean(),
  openings: z._default(z.array(z.object({ match: z.int(), openAt: InstantSchema })), []),
  takesReports: z._default(z.boolean(), false),
  next: z._default(z.nullable(StageNumberSchema), null),
  revision: CountSchema,
  updatedAt: InstantSchema,
});
export type Board = z.output<typeof BoardSchema>;
