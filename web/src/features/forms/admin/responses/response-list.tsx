import type { Form, FormResponse } from '@copa/domain/forms/form';
import { ownHour } from '@copa/domain/time/hours';
import { type ComponentProps, useState } from 'react';
import { MoreButton } from '../../../../components/admin/query-states.tsx';
import { Button } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { Overlay } from '../../../../components/dialog/overlay.tsx';
import { serverNow } from '../../../../lib/network/server-clock.ts';
import * as words from '../../words/admin.tsx';
import { orphanedAnswers, shownAnswer } from './response-summary.ts';

interface ResponseListProps {
  readonly form: Form;
  readonly responses: readonly FormResponse[];
  readonly more: ComponentProps<typeof MoreButton>;
}

/** The number of rows drawn at a time; all loaded rows are drawn before the next page is loaded. */
const STEP = 25;

export function ResponseList({ form, responses, more }: ResponseListProps) {
  const [limit, setLimit] = useState(STEP);
  const shown = responses.slice(0, limit);
  const onMore = () => {
    setLimit(limit + STEP);
    return limit + STEP > responses.length && more.hasMore ? more.onMore() : undefined;
  };
  return (
    <>
      <output className="mb-4 block text-sm text-mist">
        {words.latestFirst(shown.length, Math.max(form.responseCount ?? 0, responses.length))}
      </output>
      <ol className="grid gap-3 lg:hidden">
        {shown.map((response) => (
          <li key={response.id}>
            <Card className="grid gap-3 p-4">
              <p className="text-sm text-mist">
                <time dateTime={response.submittedAt.toISOString()}>
                  {ownHour(response.submittedAt, serverNow())}
                </time>
              </p>
              <ResponseAnswers form={form} response={response} />
            </Card>
          </li>
        ))}
      </ol>
      <div className="hidden lg:block">
        <ResponseTable form={form} responses={shown} />
      </div>
      <MoreButton
        hasMore={more.hasMore || responses.length > shown.length}
        busy={more.busy}
        onMore={onMore}
      />
    </>
  );
}

const cell = 'border-b border-line px-4 py-2 text-left align-top';

function ResponseTable({ form, responses }: { form: Form; responses: readonly FormResponse[] }) {
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
                  aria-label={words.showResponse(ownHour(response.submittedAt, serverNow()))}
                  onClick={() => setOpened(response)}
                >
                  {ownHour(response.submittedAt, serverNow())}
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
        title={opened === null ? words.response : ownHour(opened.submittedAt, serverNow())}
        onClose={() => setOpened(null)}
      >
        {opened !== null && <ResponseAnswers form={form} response={opened} />}
      </Overlay>
    </section>
  );
}

function ResponseAnswers({ form, response }: { form: Form; response: FormResponse }) {
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
