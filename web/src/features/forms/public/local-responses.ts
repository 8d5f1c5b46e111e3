import type { Form } from '@copa/domain/forms/form';
import { AnswersSchema } from '@copa/domain/questions/answers';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import { keptList, useKeptList } from '../../../lib/storage/kept-value.ts';
import { storageKeys } from '../../../lib/storage/storage-keys.ts';

const LocalResponseSchema = z.object({
  /** A timestamp; the API identifies the response by `requestId`. */
  id: z.string(),
  formId: z.string(),
  /** Empty after delivery, so that nobody else who uses the phone reads the answers. */
  answers: AnswersSchema,
  submittedAt: z.string(),
  requestId: z.optional(z.uuid()),
  pending: z.boolean(),
  refused: z.optional(z.string()),
});
export type LocalResponse = z.output<typeof LocalResponseSchema>;
export type WaitingResponse = LocalResponse & { readonly requestId: string };

const LocalFormSchema = z.object({
  id: z.string(),
  title: z.string(),
  labels: z.optional(z.record(z.string(), z.string())),
  responses: z.array(LocalResponseSchema),
});
type LocalForm = z.output<typeof LocalFormSchema>;

const kept = keptList(storageKeys.formResponses, LocalFormSchema, ({ id }) => id);

export function keepResponse(form: Pick<Form, 'id' | 'title' | 'fields'>, response: LocalResponse): boolean {
  const labels = Object.fromEntries(form.fields.map(({ id, label }) => [id, label]));
  const known = kept.all().find(({ id }) => id === form.id);
  const others = known?.responses.filter(({ id }) => id !== response.id) ?? [];
  const changed: LocalForm = {
    id: form.id,
    title: known?.title ?? form.title,
    labels: { ...known?.labels, ...labels },
    responses: [...others, response],
  };
  if (known === undefined) return kept.replace([...kept.all(), changed]);
  return kept.replace(kept.all().map((each) => (each === known ? changed : each)));
}

function replace(
  formId: string,
  responseId: string,
  change: (response: LocalResponse) => LocalResponse | null,
): void {
  const changed = (response: LocalResponse) =>
    response.formId === formId && response.id === responseId ? change(response) : response;
  kept.replace(
    kept.all().map((form) => ({ ...form, responses: form.responses.flatMap((each) => changed(each) ?? []) })),
  );
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

export function markDelivered(formId: string, responseId: string): void {
  replace(formId, responseId, markOf);
}

export function markRefused(formId: string, responseId: string, refused: string): void {
  replace(formId, responseId, (response) => ({ ...response, pending: false, refused }));
}

export function pendingResponses(): readonly WaitingResponse[] {
  return kept
    .all()
    .flatMap(({ responses }) =>
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

function undeliveredOf(forms: readonly LocalForm[]): readonly Undelivered[] {
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

export function useUndelivered(): readonly Undelivered[] {
  const forms = useKeptList(kept);
  return useMemo(() => undeliveredOf(forms), [forms]);
}
