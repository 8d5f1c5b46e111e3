import * as z from 'zod/mini';
import { draftIds, keptDraft } from './kept-drafts.ts';

const filled = z.minLength(1);
const ById = z.record(z.string(), z.unknown());

/** Other drafts only help to type, such as a reason or the match that was shown last. */
const WorkSchema = z.union([
  z.array(z.unknown()).check(filled),
  z.object({ marks: ById, intruders: ById }),
  z.object({ edits: ById.check(z.refine((edits) => Object.keys(edits).length > 0)) }),
  z.object({ opened: z.object({}), values: z.object({}) }),
  z.object({ text: z.string().check(filled), chosen: ById }),
  z.object({ revision: z.int(), steps: z.array(z.unknown()).check(filled) }),
]);

/** True if this device stores work of an organiser that the server does not have yet. */
export function hasUnsentWork(): boolean {
  return draftIds('admin_draft', '').some((id) => {
    const draft = keptDraft('admin_draft', id, z.unknown()).read()?.draft;
    return z.safeParse(WorkSchema, draft).success;
  });
}
