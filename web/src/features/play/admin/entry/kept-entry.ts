import * as z from 'zod/mini';
import { draftKey } from '../../../../lib/admin/drafts.ts';
import { reportProblem } from '../../../../lib/report-problem.ts';
import { readLocal, writeLocal } from '../../../../lib/storage/local-store.ts';
import { type EntryDraft, EntryDraftSchema, NO_DRAFT } from './entry-draft.ts';

const KeptSchema = z.object({ draft: EntryDraftSchema });

/** One for each person and match. */
export function entryKey(uid: string, tournamentId: string, stage: number, match: string): string {
  return draftKey(uid, `match_${tournamentId}_${stage}_${match}`);
}

/** What was typed before the phone was locked, or the page loaded once more. */
export function readEntry(key: string): EntryDraft {
  const kept = readLocal(key);
  if (kept === null) return NO_DRAFT;
  try {
    return z.parse(KeptSchema, JSON.parse(kept)).draft;
  } catch (error) {
    reportProblem('what was typed of a match is unreadable', error);
    return NO_DRAFT;
  }
}

/** False where the phone keeps nothing: what is typed then goes with the page. */
export function keepEntry(key: string, draft: EntryDraft): boolean {
  const isNothing = Object.keys(draft.edits).length === 0 && draft.steps.length === 0;
  return writeLocal(key, isNothing ? null : JSON.stringify({ at: new Date(), draft }));
}
