import type { Tournament } from '@copa/domain/tournament';
import type { ReactNode } from 'react';
import { Icon } from '../../components/icon.tsx';
import {
  capitalized,
  longDate,
  longDateTime,
  ownTimeZone,
  sameClock,
  timeWithZone,
} from '../../lib/date-format.ts';

/** The organiser's clock, and the reader's own where it shows something else. */
export function TournamentTimes({ tournament }: { tournament: Tournament }) {
  const { date, timeZone, registrationDeadline } = tournament;
  const own = ownTimeZone();
  return (
    <dl className="grid gap-4">
      <Row icon="calendar" term="Fecha">
        <time dateTime={date.toISOString()}>{capitalized(longDate(date, timeZone))}</time>
      </Row>
      <Row icon="clock" term="Hora">
        {timeWithZone(date, timeZone)}
        {!sameClock(date, timeZone, own) && (
          <span className="block text-sm text-mist">En tu hora: {capitalized(longDateTime(date))}</span>
        )}
      </Row>
      {registrationDeadline !== null && (
        <Row icon="flag" term="Cierre de inscripciones">
          {capitalized(longDateTime(registrationDeadline, timeZone))}
        </Row>
      )}
    </dl>
  );
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
      <dd className="font-semibold text-ink">{children}</dd>
    </div>
  );
}
