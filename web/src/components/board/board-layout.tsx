import { ownHour } from '@copa/domain/time/hours';
import type { ReactNode } from 'react';
import { useNow } from '../../lib/use-now.ts';
import * as words from '../words/board.ts';

interface BoardLayoutProps {
  readonly head: ReactNode;
  readonly aside: ReactNode;
  /** Comes before `aside`, which grows after loading. */
  readonly plan?: ReactNode;
  readonly how?: ReactNode;
  readonly children: ReactNode;
}

export function BoardLayout({ head, aside, plan, how, children }: BoardLayoutProps) {
  return (
    <article className="wrap grid gap-x-10 gap-y-6 pb-16 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start">
      <div className="lg:col-span-2">{head}</div>
      <div className="grid gap-4">{children}</div>
      <div className="grid gap-6">
        {plan}
        <div className="surface pad grid gap-4 empty:hidden">{aside}</div>
        {how}
      </div>
    </article>
  );
}

export function Updated({ stale = false, children }: { stale?: boolean; children: string }) {
  return (
    <p className={stale ? 'text-sm font-semibold text-warning' : 'text-sm text-dim'}>
      <output>{children}</output>
    </p>
  );
}

interface Correction {
  readonly at: Date;
  readonly text: string;
}

export function CorrectionList({ corrections }: { readonly corrections: readonly Correction[] }) {
  const now = useNow();
  if (corrections.length === 0) return null;
  return (
    <section className="grid gap-3 not-first:border-t not-first:border-line not-first:pt-4">
      <h2 className="text-xl uppercase">{words.corrections}</h2>
      <ul className="grid gap-2 text-sm text-mist">
        {corrections
          .toSorted((a, b) => b.at.getTime() - a.at.getTime())
          .map(({ at, text }) => (
            <li key={`${at.getTime()} ${text}`} className="border-l-2 border-warning/60 pl-3">
              <time dateTime={at.toISOString()} className="block text-dim">
                {ownHour(at, now)}
              </time>
              {text}
            </li>
          ))}
      </ul>
    </section>
  );
}
