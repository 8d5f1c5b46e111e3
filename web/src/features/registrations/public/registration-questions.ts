import { FormSchema } from '@copa/domain/forms/form';
import type { AnswerField } from '@copa/domain/questions/answers';
import { QuestionSchema } from '@copa/domain/questions/question';
import { additionalFields } from '@copa/domain/registrations/registration';
import { useCallback } from 'react';
import * as z from 'zod/mini';
import { type Load, useLoad } from '../../../lib/network/use-load.ts';
import { reportProblem } from '../../../lib/report-problem.ts';

export interface RegistrationQuestions {
  /** The organiser's text above the questions. */
  readonly description: string;
  readonly fields: readonly AnswerField[];
}

/** Null when the linked form is gone or inactive, which the API would refuse. */
async function fetchQuestions(formId: string): Promise<RegistrationQuestions | null> {
  const { readActiveQuestions, readDocument } = await import('../../../lib/network/public-firestore.ts');
  const [{ documents: questions }, form] = await Promise.all([
    readActiveQuestions(),
    readDocument(`forms/${formId}`),
  ]);
  if (form === null) return null;
  const parsed = questions.flatMap(({ id, data }) => {
    const question = z.safeParse(QuestionSchema, { ...data, id });
    if (question.success) return [question.data];
    reportProblem(`question ${id} does not fit its schema`, question.error.issues);
    return [];
  });
  const linked = z.parse(FormSchema, { ...form.data, id: form.id });
  return { description: linked.description, fields: additionalFields(parsed, linked) };
}

/** The active questions in their order, then the fields of the linked form. */
export function useRegistrationQuestions(formId: string): Load<RegistrationQuestions | null> {
  const load = useCallback(async () => {
    try {
      return await fetchQuestions(formId);
    } catch (error) {
      reportProblem('the questions could not be loaded', error);
      throw error;
    }
  }, [formId]);
  return useLoad(load);
}
