import { capitalized } from '@copa/domain/sentence';
import { hourThere } from '@copa/domain/time/hours';
import { relativeTime } from '@copa/domain/time/relative-time';
import { inZone, ownTime } from '@copa/domain/time/words/zones';
import { ownStart } from '@copa/domain/tournaments/date';
import type { Tournament } from '@copa/domain/tournaments/tournament';

interface StartLineProps {
  readonly tournament: Pick<Tournament, 'date' | 'timeZone' | 'endedAt'>;
  readonly now: Date;
}

export function StartLine({ tournament, now }: StartLineProps) {
  const { date, timeZone, endedAt } = tournament;
  // A tournament may be played and ended before its hour.
  const isEarly = endedAt !== null && date !== null && now < date;
  const there = date && hourThere(date, timeZone, now);
  return (
    <p className="text-sm text-mist">
      {ownStart(tournament, now)}
      {date !== null && ` ${there === null ? inZone(timeZone) : ownTime}`}
      {date !== null && !isEarly && `\u00A0· ${relativeTime(date, now)}`}
      {there !== null && <small className="block text-sm text-dim">{capitalized(there)}</small>}
    </p>
  );
}
