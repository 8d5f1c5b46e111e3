import type { AnswerField } from '@copa/domain/answers';
import { FormSchema } from '@copa/domain/form';
import { QuestionSchema } from '@copa/domain/question';
import { additionalFields } from '@copa/domain/registration';
import { useCallback, useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { reportProblem } from '../../lib/report-problem.ts';

export type QuestionsLoad =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly retry: () => void }
  /** The linked form is gone or inactive, which the API would refuse. */
  | { readonly state: 'form-unavailable' }
  | { readonly state: 'ready'; readonly fields: readonly AnswerField[] };

async function fetchFields(formId: string): Promise<readonly AnswerField[] | null> {
  const { readActiveQuestions, readDocument } = await import('../../lib/public-firestore.ts');
  const [questions, form] = await Promise.all([readActiveQuestions(), readDocument(`forms/${formId}`)]);
  if (form === null) return null;
  const parsed = questions.flatMap(({ id, data }) => {
    const question = z.safeParse(QuestionSchema, { ...data, id });
    if (question.success) return [question.data];
    reportProblem(`question ${id} does not fit its schema`, question.error.issues);
    return [];
  });
  return additionalFields(parsed, z.parse(FormSchema, { ...form.data, id: form.id }));
}

/** The active questions in their order, then the fields of the linked form. */
export function useRegistrationFields(formId: string): QuestionsLoad {
  const [load, setLoad] = useState<QuestionsLoad>({ state: 'loading' });

  const run = useCallback(async () => {
    setLoad({ state: 'loading' });
    try {
      const fields = await fetchFields(formId);
      setLoad(fields === null ? { state: 'form-unavailable' } : { state: 'ready', fields });
    } catch (error) {
      reportProblem('the questions could not be loaded', error);
      setLoad({ state: 'failed', retry: () => void run() });
    }
  }, [formId]);

  useEffect(() => void run(), [run]);
  return load;
}
