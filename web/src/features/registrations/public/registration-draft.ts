import * as z from 'zod/mini';
import { KeptAnswersSchema } from '../../../lib/storage/kept-answers.ts';
import { writeLocal } from '../../../lib/storage/local-store.ts';
import { draftKey, readDraft, writeDraft } from '../../../lib/storage/visitor-drafts.ts';

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

const keyOf = (tournamentId: string) => draftKey('draft', tournamentId);

export function emptyDraft(): RegistrationDraft {
  return {
    requestId: crypto.randomUUID(),
    player: { fullName: '', freeFireId: '', email: '', phone: '' },
    answers: {},
    sent: [],
  };
}

export function loadDraft(tournamentId: string): RegistrationDraft {
  return readDraft(keyOf(tournamentId), DraftSchema) ?? emptyDraft();
}

export function saveDraft(tournamentId: string, draft: RegistrationDraft): void {
  writeDraft(keyOf(tournamentId), draft);
}

export function isEmptyDraft({ player, answers, sent }: RegistrationDraft): boolean {
  return sent.length === 0 && [...Object.values(player), ...Object.values(answers)].flat().join('') === '';
}

export function dropDraft(tournamentId: string): void {
  writeLocal(keyOf(tournamentId), null);
}

export function sameContent(one: RegistrationContent | undefined, other: RegistrationContent): boolean {
  return one !== undefined && JSON.stringify(one) === JSON.stringify(other);
}
