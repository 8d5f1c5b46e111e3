import { otherClock, ownTimeZone } from '@copa/domain/time/date-format';
import type { TournamentFacts } from '@copa/domain/tournaments/facts';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import type { ReactNode } from 'react';
import { Icon } from '../../../../components/icon.tsx';
import * as words from '../../words/detail.ts';

interface TournamentTimesProps {
  readonly facts: TournamentFacts;
  /** Null in the page's HTML, which does not know the reader's zone. */
  readonly tournament: Tournament | null;
}

/** The organiser's clock, and the reader's own where it shows something else. */
export function TournamentTimes({ facts, tournament }: TournamentTimesProps) {
  return (
    <dl className="grid gap-4">
      <Row icon="calendar" term={words.date}>
        {facts.date}
      </Row>
      <Row icon="clock" term={words.time}>
        {facts.time}
        {tournament?.date && <OwnClock date={tournament.date} timeZone={tournament.timeZone} />}
      </Row>
      <Row icon="flag" term={words.deadline}>
        {facts.deadline}
      </Row>
    </dl>
  );
}

function OwnClock({ date, timeZone }: { date: Date; timeZone: string }) {
  const own = otherClock(date, timeZone, ownTimeZone());
  return own !== null && <span className="block text-sm text-mist">{words.inYourTime(own)}</span>;
}

export function Row({
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
