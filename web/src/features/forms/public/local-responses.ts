import type { Form } from '@copa/domain/forms/form';
import { AnswersSchema } from '@copa/domain/questions/answers';
import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { reportProblem } from '../../../lib/report-problem.ts';
import { readLocal, subscribeLocal, writeLocal } from '../../../lib/storage/local-store.ts';
import { storageKeys } from '../../../lib/storage/storage-keys.ts';

const LocalResponseSchema = z.object({
  /** From the timestamp, as the product always did; `requestId` is what the API knows it by. */
  id: z.string(),
  formId: z.string(),
  /** Empty once the organisers have them: a phone is lent. */
  answers: AnswersSchema,
  submittedAt: z.string(),
  requestId: z.optional(z.uuid()),
  /** Not at the organisers, and still to be sent. */
  pending: z.boolean(),
  /** Why the organisers will never get it, in words for whoever wrote it. */
  refused: z.optional(z.string()),
});
export type LocalResponse = z.output<typeof LocalResponseSchema>;
export type WaitingResponse = LocalResponse & { readonly requestId: string };

const LocalFormsSchema = z.array(
  z.object({
    id: z.string(),
    title: z.string(),
    /** What was asked, by field, for whoever wants an undelivered answer back. */
    labels: z.optional(z.record(z.string(), z.string())),
    responses: z.array(LocalResponseSchema),
  }),
);
type LocalForms = z.output<typeof LocalFormsSchema>;

function parse(saved: string | null): LocalForms {
  if (saved === null) return [];
  try {
    return z.parse(LocalFormsSchema, JSON.parse(saved));
  } catch (error) {
    reportProblem('the saved form responses are unreadable', error);
    return [];
  }
}

const read = () => parse(readLocal(storageKeys.formResponses));
const write = (forms: LocalForms) => writeLocal(storageKeys.formResponses, JSON.stringify(forms));

/** Appends under the matching form. False when the browser keeps nothing. */
export function keepResponse(form: Pick<Form, 'id' | 'title' | 'fields'>, response: LocalResponse): boolean {
  const forms = read();
  const labels = Object.fromEntries(form.fields.map(({ id, label }) => [id, label]));
  const known = forms.find(({ id }) => id === form.id);
  if (known === undefined) forms.push({ id: form.id, title: form.title, labels, responses: [response] });
  else {
    known.labels = { ...known.labels, ...labels };
    known.responses = [...known.responses.filter(({ id }) => id !== response.id), response];
  }
  return write(forms);
}

/** `change` answers what is kept instead, or null for nothing. */
function replace(
  formId: string,
  responseId: string,
  change: (response: LocalResponse) => LocalResponse | null,
): void {
  const forms = read().map((form) => ({
    ...form,
    responses: form.responses.flatMap((response) => {
      if (form.id !== formId || response.id !== responseId) return [response];
      const changed = change(response);
      return changed === null ? [] : [changed];
    }),
  }));
  write(forms);
}

export function dropResponse(formId: string, responseId: string): void {
  replace(formId, responseId, () => null);
}

const markOf = ({ id, formId, submittedAt }: LocalResponse): LocalResponse => ({
  id,
  formId,
  answers: {},
  submittedAt,
  pending: false,
});

/** Only that it was delivered, and when, stays on the device. */
export function markDelivered(formId: string, responseId: string): void {
  replace(formId, responseId, markOf);
}

export function markRefused(formId: string, responseId: string, refused: string): void {
  replace(formId, responseId, (response) => ({ ...response, pending: false, refused }));
}

export function pendingResponses(): readonly WaitingResponse[] {
  return read().flatMap(({ responses }) =>
    responses.filter(
      (response): response is WaitingResponse => response.pending && response.requestId !== undefined,
    ),
  );
}

export interface Undelivered {
  readonly formId: string;
  readonly title: string;
  readonly response: LocalResponse;
  readonly lines: ReadonlyArray<{ readonly field: string; readonly label: string; readonly answer: string }>;
}

let cached: { readonly saved: string | null; readonly list: readonly Undelivered[] } = {
  saved: null,
  list: [],
};

function undelivered(): readonly Undelivered[] {
  const saved = readLocal(storageKeys.formResponses);
  if (saved !== cached.saved) cached = { saved, list: undeliveredOf(parse(saved)) };
  return cached.list;
}

function undeliveredOf(forms: LocalForms): readonly Undelivered[] {
  return forms.flatMap(({ id, title, labels = {}, responses }) =>
    responses
      .filter(({ pending, refused }) => pending || refused !== undefined)
      .map((response) => ({
        formId: id,
        title,
        response,
        lines: Object.entries(response.answers).map(([field, answer]) => ({
          field,
          label: labels[field] ?? field,
          answer: [answer].flat().join(', '),
        })),
      })),
  );
}

const NONE: readonly Undelivered[] = [];

/** What was written on this device and is not at the organisers. */
export function useUndelivered(): readonly Undelivered[] {
  return useSyncExternalStore(subscribeLocal, undelivered, () => NONE);
}
