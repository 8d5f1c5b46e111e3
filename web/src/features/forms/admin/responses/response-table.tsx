import type { Form, FormResponse } from '@copa/domain/forms/form';
import { shortDateTime } from '@copa/domain/time/date-format';
import { useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { Overlay } from '../../../../components/dialog/overlay.tsx';
import * as words from '../../words/admin.tsx';
import { ResponseAnswers } from './response-answers.tsx';
import { shownAnswer } from './response-summary.ts';

const cell = 'border-b border-line px-4 py-2 text-left align-top';

/** The table for wide screens; long answers are cut, and a tap opens the whole response. */
export function ResponseTable({ form, responses }: { form: Form; responses: readonly FormResponse[] }) {
  const [opened, setOpened] = useState<FormResponse | null>(null);
  return (
    <section aria-label={words.tableLabel} className="surface max-h-[75dvh] overflow-auto">
      <table className="w-max min-w-full border-separate border-spacing-0 text-sm">
        <thead className="sticky top-0 bg-ash">
          <tr>
            <th scope="col" className={cell}>
              {words.date}
            </th>
            {form.fields.map(({ id, label }) => (
              <th key={id} scope="col" className={`${cell} max-w-64 min-w-36`}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {responses.map((response) => (
            <tr key={response.id}>
              <th scope="row" className={`${cell} whitespace-nowrap`}>
                <Button
                  variant="ghost"
                  className="-ml-4 text-sm"
                  aria-label={words.showResponse(shortDateTime(response.submittedAt))}
                  onClick={() => setOpened(response)}
                >
                  {shortDateTime(response.submittedAt)}
                </Button>
              </th>
              {form.fields.map((field) => (
                <td key={field.id} className={`${cell} max-w-64 pt-4`}>
                  <span className="line-clamp-3 break-words">{shownAnswer(response.answers[field.id])}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Overlay
        open={opened !== null}
        title={opened === null ? words.response : shortDateTime(opened.submittedAt)}
        onClose={() => setOpened(null)}
      >
        {opened !== null && <ResponseAnswers form={form} response={opened} />}
      </Overlay>
    </section>
  );
}
