import * as z from 'zod/mini';
import { site } from '../../config/site.ts';
import { KeptAnswersSchema } from '../../lib/kept-answers.ts';
import { readLocal, writeLocal } from '../../lib/local-store.ts';
import { reportProblem } from '../../lib/report-problem.ts';

const contentShape = {
  player: z.object({ fullName: z.string(), freeFireId: z.string(), email: z.string(), phone: z.string() }),
  answers: KeptAnswersSchema,
};
const ContentSchema = z.object(contentShape);
export type RegistrationContent = z.output<typeof ContentSchema>;

const DraftSchema = z.object({
  ...contentShape,
  /** The id of the registration that this draft will become, the same for every try. */
  requestId: z.uuid(),
  /** What was sent without an answer coming back, oldest first: one of these may already be registered, just so. */
  sent: z.array(ContentSchema),
});
export type RegistrationDraft = z.output<typeof DraftSchema>;

const keyOf = (tournamentId: string) => `${site.slug}_draft_${tournamentId}`;

export function emptyDraft(): RegistrationDraft {
  return {
    requestId: crypto.randomUUID(),
    player: { fullName: '', freeFireId: '', email: '', phone: '' },
    answers: {},
    sent: [],
  };
}

export function loadDraft(tournamentId: string): RegistrationDraft {
  const saved = readLocal(keyOf(tournamentId));
  if (saved === null) return emptyDraft();
  try {
    return z.parse(DraftSchema, JSON.parse(saved));
  } catch (error) {
    reportProblem('the saved draft is unreadable', error);
    return emptyDraft();
  }
}

export function saveDraft(tournamentId: string, draft: RegistrationDraft): void {
  writeLocal(keyOf(tournamentId), JSON.stringify(draft));
}

export function dropDraft(tournamentId: string): void {
  writeLocal(keyOf(tournamentId), null);
}

export function sameContent(one: RegistrationContent | undefined, other: RegistrationContent): boolean {
  return one !== undefined && JSON.stringify(one) === JSON.stringify(other);
}
