import * as z from 'zod/mini';
import { draftIds, keptDraft } from './kept-drafts.ts';

/**
 * These drafts may be lost without a question: one typed text, the chosen match, undo steps without results, and
 * an emptied paste. Any other draft counts as work, also a draft of a new kind.
 */
const NoWorkSchema = z.union([
  z.string(),
  z.strictObject({ lobby: z.unknown(), match: z.unknown(), next: z.int() }),
  z.strictObject({ edits: z.strictObject({}), steps: z.array(z.unknown()) }),
  z.object({ text: z.literal('') }),
]);

/** True if this device stores work of an organiser that the server does not have yet. */
export function hasUnsentWork(): boolean {
  return draftIds('admin_draft', '').some((id) => {
    const dated = keptDraft('admin_draft', id, z.unknown()).read();
    return dated !== null && !z.safeParse(NoWorkSchema, dated.draft).success;
  });
}
