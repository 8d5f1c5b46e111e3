import * as z from 'zod/mini';
import { described } from '../described.ts';
import { LONG_TEXT_MAX, PLAN_CHANGES_MAX, PLAN_LINES_MAX, STAGES_MAX } from '../limits.ts';
import { InstantSchema, nullish } from '../time/instant.ts';

const TextSchema = described(z.string(), { maxLength: LONG_TEXT_MAX });
const TextsSchema = described(z.array(TextSchema), { maxItems: PLAN_LINES_MAX });

export const PlanSchema = z.object({
  name: TextSchema,
  /** `at` is null if the tournament has no date, or if the step begins when the previous one ends. */
  steps: described(z.array(z.object({ name: TextSchema, at: nullish(InstantSchema), lines: TextsSchema })), {
    maxItems: STAGES_MAX,
  }),
  lines: TextsSchema,
  /** The newest change comes first. */
  changes: described(z.array(z.object({ at: InstantSchema, text: TextSchema })), {
    maxItems: PLAN_CHANGES_MAX,
  }),
});
export type Plan = z.output<typeof PlanSchema>;
