import {
  capitalized,
  longDate,
  otherClock,
  ownTimeZone,
  timeWithZone,
  zonedDateTime,
} from '@copa/domain/time/date-format';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { dateToCome } from '@copa/domain/tournaments/words/card';
import type { ReactNode } from 'react';
import { Icon } from '../../../../components/icon.tsx';

/** The organiser's clock, and the reader's own where it shows something else. */
export function TournamentTimes({ tournament }: { tournament: Tournament }) {
  const { date, timeZone, registrationDeadline } = tournament;
  return (
    <Times
      date={
        date === null ? (
          dateToCome
        ) : (
          <time dateTime={date.toISOString()}>{capitalized(longDate(date, timeZone))}</time>
        )
      }
      time={date === null ? 'Por confirmar' : <Clocks date={date} timeZone={timeZone} />}
      deadline={
        registrationDeadline === null
          ? 'Al empezar el torneo'
          : capitalized(zonedDateTime(registrationDeadline, timeZone))
      }
    />
  );
}

function Clocks({ date, timeZone }: { date: Date; timeZone: string }) {
  const own = otherClock(date, timeZone, ownTimeZone());
  return (
    <>
      {timeWithZone(date, timeZone)}
      {own !== null && <span className="block text-sm text-mist">En tu hora: {own}</span>}
    </>
  );
}

interface TimesProps {
  readonly date: ReactNode;
  readonly time: ReactNode;
  readonly deadline: ReactNode;
}

export function Times({ date, time, deadline }: TimesProps) {
  return (
    <dl className="grid gap-4">
      <Row icon="calendar" term="Fecha">
        {date}
      </Row>
      <Row icon="clock" term="Hora">
        {time}
      </Row>
      <Row icon="flag" term="Cierre de inscripciones">
        {deadline}
      </Row>
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
      <dd className="font-semibold text-balance text-ink">{children}</dd>
    </div>
  );
}
