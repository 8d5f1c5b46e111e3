import { AnswersSchema } from '@copa/domain/answers';
import type { Form } from '@copa/domain/form';
import * as z from 'zod/mini';
import { readLocal, writeLocal } from '../../lib/local-store.ts';
import { reportProblem } from '../../lib/report-problem.ts';
import { storageKeys } from '../../lib/storage-keys.ts';

const LocalResponseSchema = z.object({
  /** From the timestamp, as the product always did; `requestId` is what the API knows it by. */
  id: z.string(),
  formId: z.string(),
  answers: AnswersSchema,
  submittedAt: z.string(),
  requestId: z.uuid(),
  /** Not yet at the organisers. */
  pending: z.boolean(),
});
export type LocalResponse = z.output<typeof LocalResponseSchema>;

const LocalFormsSchema = z.array(
  z.object({ id: z.string(), title: z.string(), responses: z.array(LocalResponseSchema) }),
);
type LocalForms = z.output<typeof LocalFormsSchema>;

function read(): LocalForms {
  const saved = readLocal(storageKeys.formResponses);
  if (saved === null) return [];
  try {
    return z.parse(LocalFormsSchema, JSON.parse(saved));
  } catch (error) {
    reportProblem('the saved form responses are unreadable', error);
    return [];
  }
}

/** Appends under the matching form. False when the browser keeps nothing. */
export function keepResponse(form: Pick<Form, 'id' | 'title'>, response: LocalResponse): boolean {
  const forms = read();
  const known = forms.find(({ id }) => id === form.id);
  if (known === undefined) forms.push({ id: form.id, title: form.title, responses: [response] });
  else known.responses = [...known.responses.filter(({ id }) => id !== response.id), response];
  return writeLocal(storageKeys.formResponses, JSON.stringify(forms));
}

export function dropResponse(formId: string, responseId: string): void {
  const forms = read().map((form) =>
    form.id === formId ? { ...form, responses: form.responses.filter(({ id }) => id !== responseId) } : form,
  );
  writeLocal(storageKeys.formResponses, JSON.stringify(forms));
}

export function markDelivered(formId: string, responseId: string): void {
  const forms = read().map((form) => ({
    ...form,
    responses: form.responses.map((response) =>
      form.id === formId && response.id === responseId ? { ...response, pending: false } : response,
    ),
  }));
  writeLocal(storageKeys.formResponses, JSON.stringify(forms));
}

export function pendingResponses(): readonly LocalResponse[] {
  return read().flatMap(({ responses }) => responses.filter(({ pending }) => pending));
}
