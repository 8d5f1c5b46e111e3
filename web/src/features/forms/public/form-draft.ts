import type { Answers } from '@copa/domain/questions/answers';
import { KeptAnswersSchema } from '../../../lib/storage/kept-answers.ts';
import { writeLocal } from '../../../lib/storage/local-store.ts';
import { draftKey, readDraft, writeDraft } from '../../../lib/storage/visitor-drafts.ts';

const keyOf = (formId: string) => draftKey('form_draft', formId);

/** What was written into a form and not sent yet. */
export function loadFormDraft(formId: string): Answers {
  return readDraft(keyOf(formId), KeptAnswersSchema) ?? {};
}

export function saveFormDraft(formId: string, answers: Answers): void {
  if (Object.keys(answers).length === 0) writeLocal(keyOf(formId), null);
  else writeDraft(keyOf(formId), answers);
}
