import type { Form, FormResponse } from '@copa/domain/forms/form';
import { capitalized } from '@copa/domain/sentence';
import { ownHour } from '@copa/domain/time/hours';
import { type ComponentProps, useState } from 'react';
import { ListBeside } from '../../../../components/admin/list-beside.tsx';
import { MoreButton } from '../../../../components/admin/query-states.tsx';
import { Row, Rows } from '../../../../components/admin/rows.tsx';
import { Button } from '../../../../components/button.tsx';
import { SidePanel } from '../../../../components/dialog/side-panel.tsx';
import { useNow } from '../../../../lib/use-now.ts';
import * as words from '../../words/admin.tsx';
import { orphanedAnswers, shownAnswer } from './response-summary.ts';

interface ResponseListProps {
  readonly form: Form;
  readonly responses: readonly FormResponse[];
  readonly more: ComponentProps<typeof MoreButton>;
}

const STEP = 25;

export function ResponseList({ form, responses, more }: ResponseListProps) {
  const [limit, setLimit] = useState(STEP);
  const now = useNow();
  const [openId, setOpenId] = useState<string | null>(null);
  const shown = responses.slice(0, limit);
  const opened = responses.find(({ id }) => id === openId);
  const onMore = () => {
    setLimit(limit + STEP);
    return limit + STEP > responses.length && more.hasMore ? more.onMore() : undefined;
  };
  return (
    <ListBeside
      detail={
        opened && (
          <SidePanel title={momentOf(opened, now)} onClose={() => setOpenId(null)}>
            <ResponseAnswers form={form} response={opened} />
          </SidePanel>
        )
      }
    >
      <output className="mb-3 block text-sm text-mist">
        {words.latestFirst(shown.length, Math.max(form.responseCount ?? 0, responses.length))}
      </output>
      <div className="lg:hidden">
        <Rows label={words.tableLabel}>
          {shown.map((response) => (
            <ResponseRow
              key={response.id}
              form={form}
              response={response}
              now={now}
              isOpen={response.id === openId}
              onOpen={() => setOpenId(response.id)}
            />
          ))}
        </Rows>
      </div>
      <div className="hidden lg:block">
        <ResponseTable form={form} now={now} responses={shown} openId={openId} onOpen={setOpenId} />
      </div>
      <MoreButton
        hasMore={more.hasMore || responses.length > shown.length}
        busy={more.busy}
        onMore={onMore}
      />
    </ListBeside>
  );
}

const momentOf = ({ submittedAt }: FormResponse, now: Date) => capitalized(ownHour(submittedAt, now));

interface ResponseRowProps {
  readonly form: Form;
  readonly response: FormResponse;
  readonly now: Date;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

function ResponseRow({ form, response, now, isOpen, onOpen }: ResponseRowProps) {
  const answers = form.fields
    .map(({ id }) => shownAnswer(response.answers[id]))
    .filter((each) => each !== '');
  const [first = words.emptyResponse, ...others] = answers;
  return (
    <Row title={first} target={onOpen} isOpen={isOpen}>
      {others.length > 0 && <p className="truncate text-sm text-mist">{others.join(' · ')}</p>}
      <p className="text-sm text-dim">
        <time dateTime={response.submittedAt.toISOString()}>{momentOf(response, now)}</time>
      </p>
    </Row>
  );
}

const cell = 'border-b border-line px-4 py-2 text-left align-top';

interface ResponseTableProps {
  readonly form: Form;
  readonly now: Date;
  readonly responses: readonly FormResponse[];
  readonly openId: string | null;
  readonly onOpen: (id: string) => void;
}

function ResponseTable({ form, now, responses, openId, onOpen }: ResponseTableProps) {
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
            <tr key={response.id} className={response.id === openId ? 'bg-smoke' : undefined}>
              <th scope="row" className={`${cell} whitespace-nowrap`}>
                <Button
                  variant="ghost"
                  className="-ml-[min(1rem,5vw)] text-sm"
                  aria-label={words.showResponse(momentOf(response, now))}
                  aria-current={response.id === openId || undefined}
                  onClick={() => onOpen(response.id)}
                >
                  {momentOf(response, now)}
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
