import type { Form, FormResponse } from '@copa/domain/forms/form';
import { RATING_MAX } from '@copa/domain/limits';
import type { ComponentProps } from 'react';
import { MoreButton } from '../../../../components/admin/query-states.tsx';
import { Card } from '../../../../components/card.tsx';
import { ProgressBar } from '../../../../components/progress-bar.tsx';
import * as words from '../../words/admin.tsx';
import { type ChoiceCount, type FieldSummary, summarize } from './response-summary.ts';

interface ResponseSummaryProps {
  readonly form: Form;
  readonly responses: readonly FormResponse[];
  readonly more: ComponentProps<typeof MoreButton>;
}

export function ResponseSummary({ form, responses, more }: ResponseSummaryProps) {
  const summaries = summarize(form.fields, responses);
  return (
    <>
      {more.hasMore && (
        <output className="block mb-4 text-warning">{words.summaryOfLatest(responses.length)}</output>
      )}
      <ul className="grid items-start gap-5 md:grid-cols-2">
        {summaries.map((summary) => (
          <li key={summary.field.id} className="grid min-w-0">
            <SummaryCard summary={summary} total={responses.length} />
          </li>
        ))}
      </ul>
      <MoreButton {...more} />
    </>
  );
}

const number = new Intl.NumberFormat('es-419', { maximumFractionDigits: 2 });

function SummaryCard({ summary, total }: { summary: FieldSummary; total: number }) {
  const { field, answered } = summary;
  return (
    <Card className="grid content-start gap-3">
      <div>
        <h2 className="text-lg break-words uppercase">{field.label}</h2>
        <p className="text-sm text-mist">{words.answered(answered, total)}</p>
      </div>
      {answered > 0 && <SummaryBody summary={summary} />}
    </Card>
  );
}

function SummaryBody({ summary }: { summary: FieldSummary }) {
  switch (summary.kind) {
    case 'choices':
      return <Bars choices={summary.choices} answered={summary.answered} />;
    case 'rating':
      return (
        <>
          <dl className="grid">
            <Figure label={words.average} value={summary.average} unit={words.outOf(RATING_MAX)} />
          </dl>
          <Bars
            answered={summary.answered}
            choices={summary.choices.map(({ choice, count }) => ({
              choice: words.stars(choice),
              count,
            }))}
          />
        </>
      );
    case 'number':
      return (
        <dl className="grid grid-cols-3 gap-2">
          <Figure label={words.average} value={summary.average} />
          <Figure label={words.lowest} value={summary.lowest} />
          <Figure label={words.highest} value={summary.highest} />
        </dl>
      );
    case 'texts':
      return (
        <ul className="grid gap-2">
          {summary.latest.map((text, index) => (
            <li
              key={`${index}-${text}`}
              className="rounded-md border border-line bg-night/60 px-3 py-2 text-sm break-words whitespace-pre-line"
            >
              {text}
            </li>
          ))}
        </ul>
      );
  }
}

function Figure({ label, value, unit = '' }: { label: string; value: number | null; unit?: string }) {
  return (
    <div className="grid">
      <dt className="text-xs font-semibold text-dim uppercase">{label}</dt>
      <dd className="font-display text-2xl font-extrabold text-gold italic">
        {value === null || !Number.isFinite(value) ? '—' : number.format(value) + unit}
      </dd>
    </div>
  );
}

function Bars({ choices, answered }: { choices: readonly ChoiceCount[]; answered: number }) {
  return (
    <ul className="grid gap-3">
      {choices.map(({ choice, count }) => (
        <li key={choice} className="grid gap-1">
          <p className="flex items-baseline justify-between gap-3 text-sm">
            <span className="min-w-0 break-words">{choice}</span>
            <span className="shrink-0 font-semibold">
              {count} · {Math.round((count / answered) * 100)} %
            </span>
          </p>
          <ProgressBar label={choice} value={count} max={answered} />
        </li>
      ))}
    </ul>
  );
}
