import type { SeasonFacts } from '@copa/domain/seasons/page';
import type { ReactNode } from 'react';
import { DeadEnd } from '../../../components/page/dead-end.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import * as words from '../words/table.ts';

export function SeasonHead({ facts }: { facts: SeasonFacts }) {
  return (
    <PageHeader
      className="pt-6! pb-0! sm:pt-10!"
      eyebrow={words.season}
      title={facts.name}
      intro={
        <>
          <p>{facts.status}</p>
          <p className="text-base">{facts.days}</p>
          <p className="text-sm text-warning empty:hidden">{facts.note}</p>
        </>
      }
    />
  );
}

export function SeasonRules({ facts }: { facts: SeasonFacts }) {
  return (
    <section className="grid gap-3">
      <h2 className="text-xl uppercase">{words.howItCounts}</h2>
      <p className="text-mist">{facts.counting}</p>
      <p className="text-mist">{facts.best}</p>
      <p className="text-mist empty:hidden">{facts.ranked}</p>
      <p className="text-mist empty:hidden">{facts.substitutes}</p>
      <p className="text-sm text-dim">{facts.ties}</p>
    </section>
  );
}

/** On wide screens the page keeps its place, so that nothing moves when it appears. On phones it is a bar. */
export const SeasonNext = ({ children }: { children?: ReactNode }) => (
  <div className="max-lg:contents lg:min-h-16">{children}</div>
);

export const NoRows = () => (
  <DeadEnd illustration="podium" title={words.emptyTitle}>
    {words.emptyText}
  </DeadEnd>
);
