import { InstantSchema, nullish } from '@copa/domain/instant';
import * as z from 'zod/mini';
import { EditorValuesSchema } from './tournament-form-values.ts';

/** What was typed, and what it was typed over: so that it can still be told apart from what others changed. */
export const TournamentDraftSchema = z.object({
  at: InstantSchema,
  openedAt: nullish(InstantSchema),
  base: EditorValuesSchema,
  values: EditorValuesSchema,
});
export type TournamentDraft = z.output<typeof TournamentDraftSchema>;
