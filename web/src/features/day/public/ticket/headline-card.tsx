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

/**
 * `first-card.tsx` renders this card into a template, so the card must have no state. On a narrow screen, the
 * letters shrink with its width, so that the action stays visible with a large font.
 */
export function HeadlineCard({ tone, sentence, next, children }: HeadlineCardProps) {
  const { icon, colours } = LOOKS[tone];
  return (
    <Card className="grid gap-[min(1rem,4vw)]">
      <output className={cx('flex gap-3 border-l-4 pl-[min(0.75rem,3vw)] sm:pl-4', colours)}>
        <Icon name={icon} className="mt-1 size-6 max-sm:hidden" />
        <span className="grid min-w-0 flex-1 gap-1">
          <strong className="text-[min(1.125rem,7.5vw)] leading-tight text-balance text-ink sm:text-xl">
            {sentence}
          </strong>
          {next}
        </span>
      </output>
      {children}
    </Card>
  );
}

export function NextSentence({ children }: { children: ReactNode }) {
  return (
    <span className="text-[min(0.9375rem,5.5vw)] leading-normal text-mist sm:text-base">{children}</span>
  );
}

export function TimeLeft({ label, left }: { label: string; left: string }) {
  return (
    <p role="timer" className="flex flex-wrap items-baseline justify-between gap-x-4 text-mist">
      {label} <strong className="text-xl text-gold tabular-nums">{left}</strong>
    </p>
  );
}

export function UpdatedAt({ stale, children }: { children: string; stale: string | false }) {
  return (
    <p className={cx('text-sm', stale === false ? 'text-dim' : 'font-semibold text-warning')}>
      <output>{stale}</output>
      {stale === false && children}
    </p>
  );
}

export function TournamentHour({ children }: { children: ReactNode }) {
  return (
    <small className="ml-1 inline-block font-normal tracking-normal text-dim normal-case text-[min(0.75rem,3.6vw)]">
      {children}
    </small>
  );
}

interface TicketFrameProps {
  readonly tournament: string;
  /** The headline's time in the tournament's zone; absent if the reader's clock shows the same time. */
  readonly there: ReactNode;
  readonly name: string;
  readonly children: ReactNode;
}

export function TicketFrame({ tournament, there, name, children }: TicketFrameProps) {
  return (
    <div className="wrap-narrow grid gap-[min(1rem,4vw)] pt-[min(1rem,4vw)] pb-16 sm:gap-6 sm:pt-10">
      <header className="grid gap-1">
        <p className="eyebrow text-[min(0.8125rem,4.4vw)]! text-balance whitespace-pre-line">
          {tournament} {there}
        </p>
        <h1 tabIndex={-1} className="text-[min(1.375rem,7vw)] leading-tight text-ink uppercase sm:text-3xl">
          {name}
        </h1>
      </header>
      {children}
    </div>
  );
}
