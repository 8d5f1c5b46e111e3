import type { Form, FormResponse } from '@copa/domain/forms/form';
import { shortDateTime } from '@copa/domain/time/date-format';
import { type ComponentProps, useState } from 'react';
import { MoreButton } from '../../../../components/admin/query-states.tsx';
import { Card } from '../../../../components/card.tsx';
import * as words from '../../words/admin.tsx';
import { ResponseAnswers } from './response-answers.tsx';
import { ResponseTable } from './response-table.tsx';

interface ResponseListProps {
  readonly form: Form;
  readonly responses: readonly FormResponse[];
  readonly more: ComponentProps<typeof MoreButton>;
}

/** The rows drawn at a time; loaded rows are drawn before the next page is asked for. */
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
                  {shortDateTime(response.submittedAt)}
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
