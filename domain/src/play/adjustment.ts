import * as z from 'zod/mini';
import { described } from '../described.ts';
import { AccountIdSchema, DocumentIdSchema, StoredIdSchema } from '../ids.ts';
import { POINTS_MAX, SHORT_TEXT_MAX, STAGE_MATCHES_MAX } from '../limits.ts';
import { text } from '../text.ts';
import { InstantSchema, nullish } from '../time/instant.ts';
import * as words from './words/fields.ts';

const shape = { unitId: DocumentIdSchema, reason: text(SHORT_TEXT_MAX, words.noReason) };
const MatchSchema = z.int().check(z.minimum(1), z.maximum(STAGE_MATCHES_MAX));

export const AdjustmentInputSchema = z.discriminatedUnion('kind', [
  /** The points count from `match` on. If `match` is null, they count from the beginning of the stage. */
  z.strictObject({
    kind: z.literal('points'),
    ...shape,
    match: nullish(MatchSchema),
    points: z.int(words.adjustmentPoints).check(
      z.minimum(-POINTS_MAX, words.adjustmentPoints),
      z.maximum(POINTS_MAX, words.adjustmentPoints),
      z.refine((points) => points !== 0, words.adjustmentPoints),
    ),
  }),
  z.strictObject({ kind: z.literal('half'), ...shape, match: MatchSchema }),
  z.strictObject({ kind: z.literal('kills-only'), ...shape, match: MatchSchema }),
  z.strictObject({ kind: z.literal('disqualified'), ...shape, match: z._default(z.null(), null) }),
]);
export type AdjustmentInput = z.output<typeof AdjustmentInputSchema>;
export type AdjustmentKind = AdjustmentInput['kind'];

export const AdjustmentSchema = z.object({
  id: StoredIdSchema,
  kind: z.enum(['points', 'half', 'kills-only', 'disqualified']),
  unitId: StoredIdSchema,
  match: nullish(MatchSchema),
  points: z._default(described(z.int(), { minimum: -POINTS_MAX, maximum: POINTS_MAX }), 0),
  reason: described(z.string(), { maxLength: SHORT_TEXT_MAX }),
  by: AccountIdSchema,
  at: InstantSchema,
  revokedAt: nullish(InstantSchema),
});
export type Adjustment = z.output<typeof AdjustmentSchema>;
