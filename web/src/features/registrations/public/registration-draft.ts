import * as z from 'zod/mini';
import { KeptAnswersSchema } from '../../../lib/storage/kept-answers.ts';
import { writeLocal } from '../../../lib/storage/local-store.ts';
import { draftKey, readDraft, writeDraft } from '../../../lib/storage/visitor-drafts.ts';

const contentShape = {
  player: z.object({
    fullName: z.string(),
    nick: z.string(),
    freeFireId: z.string(),
    email: z.string(),
    phone: z.string(),
  }),
  /** Of a team; players who register alone leave it empty. */
  unit: z.object({ name: z.string(), tag: z.string() }),
  answers: KeptAnswersSchema,
};
const ContentSchema = z.object(contentShape);
export type TypedPlayer = RegistrationContent['player'];
export type TypedUnit = RegistrationContent['unit'];
export type RegistrationContent = z.output<typeof ContentSchema>;

const DraftSchema = z.object({
  ...contentShape,
  /** The id of the registration that this draft will become, the same for every try. */
  requestId: z.uuid(),
  /** What was sent without an answer coming back, oldest first: one of these may already be registered, just so. */
  sent: z.array(ContentSchema),
});
export type RegistrationDraft = z.output<typeof DraftSchema>;

const keyOf = (id: string) => draftKey('draft', id);

export function emptyDraft(): RegistrationDraft {
  return {
    requestId: crypto.randomUUID(),
    player: { fullName: '', nick: '', freeFireId: '', email: '', phone: '' },
    unit: { name: '', tag: '' },
    answers: {},
    sent: [],
  };
}

/** Of the tournament that somebody registers for, or of the invitation that they accept. */
export function loadDraft(id: string): RegistrationDraft {
  return readDraft(keyOf(id), DraftSchema) ?? emptyDraft();
}

export function saveDraft(id: string, draft: RegistrationDraft): void {
  writeDraft(keyOf(id), draft);
}

export function isEmptyDraft({ player, unit, answers, sent }: RegistrationDraft): boolean {
  return (
    sent.length === 0 &&
    [...Object.values(player), ...Object.values(unit), ...Object.values(answers)].flat().join('') === ''
  );
}

export function dropDraft(id: string): void {
  writeLocal(keyOf(id), null);
}

export function sameContent(one: RegistrationContent | undefined, other: RegistrationContent): boolean {
  return one !== undefined && JSON.stringify(one) === JSON.stringify(other);
}
