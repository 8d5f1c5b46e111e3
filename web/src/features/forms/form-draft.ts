import type { Answers } from '@copa/domain/answers';
import { KeptAnswersSchema } from '../../lib/kept-answers.ts';
import { writeLocal } from '../../lib/local-store.ts';
import { draftKey, readDraft, writeDraft } from '../../lib/visitor-drafts.ts';

const keyOf = (formId: string) => draftKey('form_draft', formId);

/** What was written into a form and not sent yet. */
export function loadFormDraft(formId: string): Answers {
  return readDraft(keyOf(formId), KeptAnswersSchema) ?? {};
}

export function saveFormDraft(formId: string, answers: Answers): void {
  if (Object.keys(answers).length === 0) writeLocal(keyOf(formId), null);
  else writeDraft(keyOf(formId), answers);
}
