import type { BoardFacts } from '@copa/domain/play/board/page';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PageHeader } from '../../../components/page/page-header.tsx';
import * as words from '../words/board.ts';

interface BoardLayoutProps {
  readonly head: ReactNode;
  readonly aside: ReactNode;
  readonly how: ReactNode;
  readonly children: ReactNode;
}

export function BoardLayout({ head, aside, how, children }: BoardLayoutProps) {
  return (
    <article className="wrap grid gap-x-10 gap-y-6 pb-16 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start">
      <div className="lg:col-span-2">{head}</div>
      <div className="grid gap-4">{children}</div>
      <div className="grid gap-6">
        <div className="surface pad grid gap-4">{aside}</div>
        {how}
      </div>
    </article>
  );
}

export function BoardHead({ facts, tournamentPath }: { facts: BoardFacts; tournamentPath: string }) {
  return (
    <PageHeader
      className="pt-6! pb-0! sm:pt-10!"
      eyebrow={
        <Link to={tournamentPath} className="inline-block py-2 text-base underline underline-offset-4">
          <span aria-hidden="true">← </span>
          {facts.tournament}
        </Link>
      }
      title={facts.stage}
      intro={
        <>
          <p>{facts.status}</p>
          <p className="text-bone empty:hidden">{facts.next}</p>
          <p className="text-sm text-warning empty:hidden">{facts.provisional}</p>
        </>
      }
    />
  );
}

export function BoardRules({ facts }: { facts: BoardFacts }) {
  return (
    <section className="grid gap-3">
      <h2 className="text-xl uppercase">{words.howToWin}</h2>
      <p className="text-mist">{facts.finish}</p>
      <p className="text-sm text-dim">{facts.tieBreak}</p>
    </section>
  );
}

export function Updated({ stale = false, children }: { stale?: boolean; children: string }) {
  return (
    <p className={stale ? 'text-sm font-semibold text-warning' : 'text-sm text-dim'}>
      <output>{children}</output>
    </p>
  );
}
