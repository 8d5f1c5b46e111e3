import type { ReactNode } from 'react';
import { Card } from '../../../../components/card.tsx';
import { Icon, type IconName } from '../../../../components/icon.tsx';
import { cx } from '../../../../lib/cx.ts';
import type { HeadlineTone } from './headline-tone.ts';

const LOOKS: Readonly<Record<HeadlineTone, { readonly icon: IconName; readonly colours: string }>> = {
  good: { icon: 'check', colours: 'border-success/60 text-success' },
  waiting: { icon: 'clock', colours: 'border-warning/60 text-warning' },
  bad: { icon: 'close', colours: 'border-danger/60 text-danger' },
  neutral: { icon: 'flag', colours: 'border-edge text-mist' },
};

interface HeadlineCardProps {
  readonly tone: HeadlineTone;
  readonly sentence: string;
  readonly next: ReactNode;
  readonly children: ReactNode;
}

/** It holds no state, because the page draws it before React runs: `first-card.tsx`. */
export function HeadlineCard({ tone, sentence, next, children }: HeadlineCardProps) {
  const { icon, colours } = LOOKS[tone];
  return (
    <Card className="grid gap-5">
      <output className={cx('flex flex-wrap gap-3 border-l-4 pl-[min(1rem,5vw)]', colours)}>
        <Icon name={icon} className="mt-1 size-6" />
        <span className="grid min-w-0 flex-1 basis-40 gap-1.5">
          <strong className="text-xl text-balance text-ink">{sentence}</strong>
          {next}
        </span>
      </output>
      {children}
    </Card>
  );
}

export function NextSentence({ children }: { children: ReactNode }) {
  return <span className="text-mist">{children}</span>;
}

interface TicketFrameProps {
  readonly tournament: string;
  readonly name: string;
  readonly children: ReactNode;
}

export function TicketFrame({ tournament, name, children }: TicketFrameProps) {
  return (
    <div className="wrap-narrow grid gap-4 pt-4 pb-16 sm:gap-6 sm:pt-10">
      <header className="grid gap-1">
        <p className="eyebrow">{tournament}</p>
        <h1 tabIndex={-1} className="text-xl text-ink uppercase sm:text-3xl">
          {name}
        </h1>
      </header>
      {children}
    </div>
  );
}
