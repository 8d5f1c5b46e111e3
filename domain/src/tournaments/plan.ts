import * as z from 'zod/mini';
import { InstantSchema, nullish } from '../time/instant.ts';

const TextsSchema = z.array(z.string());

/**
 * How a tournament is played, in the words that everybody reads: stored whenever its stages change. `planOf` keeps it
 * short, so the schema, which every visitor downloads, has no limits.
 */
export const PlanSchema = z.object({
  /** `Clasificatoria y final: 48 → 24 → 12 escuadras`. */
  name: z.string(),
  /** `at`: null where it begins when the stage before it is over. */
  steps: z.array(z.object({ name: z.string(), at: nullish(InstantSchema), lines: TextsSchema })),
  /** These lines hold in every stage: points and ties. */
  lines: TextsSchema,
  /** Changes after somebody registered, the newest first. */
  changes: z.array(z.object({ at: InstantSchema, text: z.string() })),
});
export type Plan = z.output<typeof PlanSchema>;
