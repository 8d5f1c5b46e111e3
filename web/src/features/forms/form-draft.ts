import type { Answers } from '@copa/domain/answers';
import * as z from 'zod/mini';
import { site } from '../../config/site.ts';
import { KeptAnswersSchema } from '../../lib/kept-answers.ts';
import { readLocal, writeLocal } from '../../lib/local-store.ts';
import { reportProblem } from '../../lib/report-problem.ts';

const keyOf = (formId: string) => `${site.slug}_form_draft_${formId}`;

/** What was written into a form and not sent yet. */
export function loadFormDraft(formId: string): Answers {
  const saved = readLocal(keyOf(formId));
  if (saved === null) return {};
  try {
    return z.parse(KeptAnswersSchema, JSON.parse(saved));
  } catch (error) {
    reportProblem('the saved answers are unreadable', error);
    return {};
  }
}

export function saveFormDraft(formId: string, answers: Answers): void {
  writeLocal(keyOf(formId), Object.keys(answers).length === 0 ? null : JSON.stringify(answers));
}
