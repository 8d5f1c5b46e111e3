import type { Form, FormResponse } from '@copa/domain/forms/form';
import * as words from '../../words/admin.tsx';
import { orphanedAnswers, shownAnswer } from './response-summary.ts';

/** One response in full, also what was answered to fields that have been removed since. */
export function ResponseAnswers({ form, response }: { form: Form; response: FormResponse }) {
  const rows = [
    ...form.fields.map(({ id, label }) => [id, label, shownAnswer(response.answers[id])] as const),
    ...orphanedAnswers(form.fields, response).map(
      ([id, answer]) => [id, words.removedFieldAnswer(id), answer] as const,
    ),
  ];
  return (
    <dl className="grid gap-3">
      {rows.map(([id, label, answer]) => (
        <div key={id} className="min-w-0">
          <dt className="text-sm break-words text-dim">{label}</dt>
          <dd className="break-words whitespace-pre-line">{answer === '' ? '—' : answer}</dd>
        </div>
      ))}
    </dl>
  );
}
