import type { TournamentFacts } from '@copa/domain/tournaments/facts';
import type { ReactNode } from 'react';
import { LinkButton } from '../../../../components/button.tsx';
import { ChangeAlert } from '../../../../components/change-alert.tsx';
import { Icon } from '../../../../components/icon.tsx';
import { paths } from '../../../../config/paths.ts';
import * as words from '../../words/detail.ts';

interface PodiumProps {
  readonly changeable: string;
  readonly toBoard: ReactNode;
  readonly children: ReactNode;
}

export function Podium({ changeable, toBoard, children }: PodiumProps) {
  return (
    <section className="podium mb-5">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <h2 className="text-2xl uppercase">{words.results}</h2>
        {toBoard}
      </div>
      <p className="text-sm text-warning empty:hidden">{changeable}</p>
      {children}
    </section>
  );
}

interface TimesProps {
  readonly facts: TournamentFacts;
  readonly deadline: ReactNode;
}

export function TournamentTimes({ facts, deadline }: TimesProps) {
  return (
    <dl className="grid gap-4 sm:grid-cols-3 lg:grid-cols-1">
      <DetailRow icon="calendar" term={words.date}>
        {facts.date}
      </DetailRow>
      <DetailRow icon="clock" term={words.time}>
        {facts.time}
        <Zone>{facts.zone}</Zone>
      </DetailRow>
      {deadline}
    </dl>
  );
}

export function Deadline({ facts }: Pick<TimesProps, 'facts'>) {
  return (
    <DetailRow icon="flag" term={words.deadline}>
      {facts.deadline}
      <Zone>{facts.deadlineZone}</Zone>
    </DetailRow>
  );
}

/** The zone has its own line, so that nothing moves when the reader's time zone replaces the tournament's. */
function Zone({ children }: { children: string }) {
  return <span className="block text-sm font-normal text-mist empty:hidden">{children}</span>;
}

export function DetailRow({
  icon,
  term,
  children,
}: {
  icon: Parameters<typeof Icon>[0]['name'];
  term: string;
  children: ReactNode;
}) {
  return (
    <div className="relative pl-9">
      <dt className="text-sm text-dim">
        <Icon name={icon} className="absolute top-0.5 left-0 text-ember" />
        {term}
      </dt>
      <dd className="font-semibold text-balance text-ink">{children}</dd>
    </div>
  );
}

export function Cancelled({ children, was }: { children: ReactNode; was: string }) {
  return (
    <>
      <ChangeAlert tone="danger" title={words.cancelled} className="mt-5">
        {children} <span className="block empty:hidden">{was}</span>
      </ChangeAlert>
      <LinkButton to={paths.tournaments.to()} className="mt-5 max-sm:w-full">
        {words.showOthers}
      </LinkButton>
    </>
  );
}

export function Moved({ children }: { children: ReactNode }) {
  return (
    <ChangeAlert tone="warning" title={words.moved} className="mt-5">
      {children}
    </ChangeAlert>
  );
}

interface FiguresProps {
  readonly facts: Pick<TournamentFacts, 'prize' | 'places' | 'fee' | 'feeTo'>;
}

export function TournamentFigures({ facts }: FiguresProps) {
  return (
    <>
      <dl className="scoreboard">
        <div className="prize-hero">
          <dt className="text-sm font-semibold text-mist">{words.prize}</dt>
          <dd className="font-display text-3xl font-extrabold italic">
            <span className="fire-text line-clamp-3">{facts.prize}</span>
          </dd>
        </div>
        <Fact term={words.places} value={facts.places} />
        <Fact term={words.fee} value={facts.fee} />
      </dl>
      <p className="mt-2 text-sm text-mist empty:hidden">{facts.feeTo}</p>
    </>
  );
}

function Fact({ term, value }: { term: string; value: string }) {
  return (
    <div>
      <dt className="text-xs font-semibold text-dim">{term}</dt>
      <dd className="font-display text-xl leading-none font-extrabold italic">
        <span className="line-clamp-3">{value}</span>
      </dd>
    </div>
  );
}
