import * as z from 'zod/mini';
import { ById } from '../api/by-id.ts';
import { endpoint } from '../api/endpoint.ts';
import { CountParamSchema } from '../api/paging.ts';
import { CountSchema, described } from '../described.ts';
import { DocumentIdSchema, RequestIdSchema } from '../ids.ts';
import {
  LOBBY_SIZE_MAX,
  SHORT_TEXT_MAX,
  STAGE_MATCHES_MAX,
  STAGE_UNITS_MAX,
  STAGES_MAX,
  UNDONE_TEXT_MAX,
} from '../limits.ts';
import { text } from '../text.ts';
import { AdjustmentInputSchema } from './adjustment.ts';
import { MatchIdSchema, MatchSchema, RowInputSchema } from './match.ts';
import {
  DrawKindSchema,
  DrawnLobbiesSchema,
  isLastStage,
  StageInputSchema,
  StageSchema,
  StageSettingsSchema,
} from './stage.ts';
import { StageNumberSchema } from './stage-terms.ts';
import * as words from './words/fields.ts';

export { setPlayerPage } from './player/endpoints.ts';

const StageParamSchema = z.pipe(
  z.pipe(
    described(
      z.custom<string | number>((value) => /^[1-9]$/.test(String(value)), words.stageRange),
      { type: 'integer', minimum: 1, maximum: STAGES_MAX },
    ),
    z.transform(Number),
  ),
  StageNumberSchema,
);
const byStage = { id: DocumentIdSchema, stage: StageParamSchema };
const ByStage = z.strictObject(byStage);
const ByMatch = z.strictObject({ ...byStage, match: MatchIdSchema });

const ReasonSchema = text(SHORT_TEXT_MAX, words.noReason);
const SeenSchema = z.strictObject({ revision: CountSchema });
const SeedSchema = text(SHORT_TEXT_MAX, words.noSeed);

const StagesSchema = z.object({ stages: z.array(StageSchema).check(z.maxLength(STAGES_MAX)) });

export const getStages = endpoint('getStages', {
  call: 'GET /tournaments/:id/stages',
  summary: 'The stages of a tournament in their order, for organisers.',
  access: 'with-role',
  params: ById,
  data: StagesSchema,
});

export const getMatches = endpoint('getMatches', {
  call: 'GET /tournaments/:id/stages/:stage/matches',
  cost: 'sweep',
  summary: 'The matches of a stage with all their rows, drafts too, for organisers.',
  access: 'with-role',
  params: ByStage,
  data: z.object({ matches: z.array(MatchSchema).check(z.maxLength(STAGE_MATCHES_MAX * STAGE_UNITS_MAX)) }),
});

export const putPlan = endpoint('putPlan', {
  call: 'PUT /tournaments/:id/plan',
  summary:
    'Write all stages at once, in their order; the last one is the one from which nobody passes. Refused once a stage is drawn, or when somebody else changed one meanwhile.',
  access: 'manage_tournaments',
  params: ById,
  body: z.strictObject({
    seen: z.array(CountSchema).check(z.maxLength(STAGES_MAX)),
    stages: z.array(StageSettingsSchema).check(
      z.minLength(1, words.noStages),
      z.maxLength(STAGES_MAX, words.tooManyStages),
      z.refine(
        (stages) => stages.every((stage, index) => isLastStage(stage) === (index === stages.length - 1)),
        words.lastStageLast,
      ),
    ),
  }),
  data: StagesSchema,
});

const ofStage = { access: 'manage_tournaments', params: ByStage, data: StageSchema } as const;

export const putStage = endpoint('putStage', {
  call: 'PUT /tournaments/:id/stages/:stage',
  summary:
    'Write how a stage is played: a new one after the last, or one that is there; only from the last one nobody passes. What is public of it changes with it, as a correction.',
  ...ofStage,
  body: StageInputSchema,
});

export const deleteStage = endpoint('deleteStage', {
  call: 'DELETE /tournaments/:id/stages/:stage',
  summary:
    'Delete the last stage, as long as none of its matches was published; again answers the same. With `revision`, refused when somebody else changed it meanwhile.',
  access: 'manage_tournaments',
  params: ByStage,
  query: z.strictObject({ revision: z.optional(CountParamSchema) }),
  data: z.object({ id: DocumentIdSchema }),
});

export const drawLobbies = endpoint('drawLobbies', {
  call: 'POST /tournaments/:id/stages/:stage/draw',
  summary:
    'Put everybody who plays into lobbies: by hand, by seed, or at random with a seed that anybody can replay. Once more as long as no match of a lobby that changes was published; what stands on seats that go is undone once the caller has agreed to it.',
  ...ofStage,
  body: z.strictObject({
    revision: CountSchema,
    kind: DrawKindSchema,
    lobbies: z.optional(DrawnLobbiesSchema),
    seed: z.optional(SeedSchema),
    /**
     * A draw that would undo something is refused, and `fields.undo` says what. The caller confirms by
     * sending that text.
     */
    undo: z.optional(described(z.string(), { maxLength: UNDONE_TEXT_MAX })),
  }),
});

const ofMatch = { access: 'record_results', params: ByMatch, data: MatchSchema } as const;

export const putRows = endpoint('putRows', {
  call: 'PUT /tournaments/:id/stages/:stage/matches/:match/rows',
  summary:
    'Write what units did in a match, each with the revision that was seen; what is not named stays. One stale row refuses all. After it was published, with a reason that everybody reads.',
  ...ofMatch,
  body: z.strictObject({
    rows: z
      .record(DocumentIdSchema, RowInputSchema)
      .check(z.refine((rows) => Object.keys(rows).length <= LOBBY_SIZE_MAX, words.tooManyRows)),
    removed: z._default(z.record(DocumentIdSchema, CountSchema), {}),
    reason: z.optional(ReasonSchema),
  }),
});

export const publishMatch = endpoint('publishMatch', {
  call: 'POST /tournaments/:id/stages/:stage/matches/:match/publish',
  summary:
    'Let everybody read a match: provisional at first, later official by itself. Refused while its rows cannot be true.',
  ...ofMatch,
});

export const voidMatch = endpoint('voidMatch', {
  call: 'POST /tournaments/:id/stages/:stage/matches/:match/void',
  summary: 'Let a published match count for nothing, with a reason that everybody reads.',
  ...ofMatch,
  body: z.strictObject({ reason: ReasonSchema }),
});

export const restoreMatch = endpoint('restoreMatch', {
  call: 'POST /tournaments/:id/stages/:stage/matches/:match/restore',
  summary: 'Let a void match count again.',
  ...ofMatch,
  body: z.strictObject({ reason: ReasonSchema }),
});

export const addAdjustment = endpoint('addAdjustment', {
  call: 'POST /tournaments/:id/stages/:stage/adjustments',
  summary: 'Give or take points, or disqualify, with a reason that everybody reads.',
  access: 'manage_registrations',
  status: 201,
  params: ByStage,
  body: z.strictObject({ requestId: RequestIdSchema, adjustment: AdjustmentInputSchema }),
  data: StageSchema,
});

export const revokeAdjustment = endpoint('revokeAdjustment', {
  call: 'POST /tournaments/:id/stages/:stage/adjustments/:adjustment/revoke',
  summary: 'Take an adjustment back; again answers the same.',
  access: 'manage_registrations',
  params: z.strictObject({ ...byStage, adjustment: DocumentIdSchema }),
  data: StageSchema,
});

export const drawTie = endpoint('drawTie', {
  call: 'POST /tournaments/:id/stages/:stage/tie-draw',
  summary: 'Decide by lot between units that are equal on all, with a seed that anybody can replay.',
  ...ofStage,
  body: z.strictObject({ revision: CountSchema, seed: SeedSchema }),
});

export const closeStage = endpoint('closeStage', {
  call: 'POST /tournaments/:id/stages/:stage/close',
  summary:
    'Fix who passes, or who won: the podium becomes the results of the tournament. Refused while there is a tie across the cut. With `published`, refused when not as many matches are published.',
  ...ofStage,
  body: z.extend(SeenSchema, { published: z.optional(CountSchema) }),
});

export const reopenStage = endpoint('reopenStage', {
  call: 'POST /tournaments/:id/stages/:stage/reopen',
  summary: 'Let a closed stage be corrected, as long as the next one is not drawn.',
  ...ofStage,
  body: SeenSchema,
});

export const replaceEntrant = endpoint('replaceEntrant', {
  call: 'POST /tournaments/:id/stages/:stage/replace',
  summary:
    'Give the place of a unit that does not come to the next one: of the table before, or of those who registered.',
  ...ofStage,
  body: z.strictObject({ revision: CountSchema, unitId: DocumentIdSchema, reason: ReasonSchema }),
});

export const returnEntrant = endpoint('returnEntrant', {
  call: 'POST /tournaments/:id/stages/:stage/return',
  summary: 'Give the place back to a unit that was replaced, while whoever came instead has not played.',
  ...ofStage,
  body: z.strictObject({ revision: CountSchema, unitId: DocumentIdSchema, reason: ReasonSchema }),
});
