import { hourInSentence } from '@copa/domain/time/hours';
import { reservationLines, reservedSeason } from '@copa/domain/tournaments/places/reservation-lines';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { Link } from 'react-router-dom';
import { paths } from '../config/paths.ts';
import { useNow } from '../lib/use-now.ts';
import { Icon } from './icon.tsx';
import * as words from './words/reserved-for.ts';

interface ReservedForProps {
  readonly tournament: Pick<Tournament, 'reserved'>;
}

function useReservation(tournament: ReservedForProps['tournament']) {
  const now = useNow();
  const seasonId = reservedSeason(tournament, now);
  if (seasonId === null) return null;
  const [first, ...later] = reservationLines(tournament, now, (at) => hourInSentence(at, now));
  const rest = (
    <>
      {later.map((line) => (
        <p key={line} className="text-mist">
          {line}
        </p>
      ))}
      <Link
        to={paths.season.to(seasonId)}
        className="inline-flex min-h-11 w-fit items-center underline underline-offset-4"
      >
        {words.seeSeason}
      </Link>
    </>
  );
  return { first, rest };
}

const FRAME = 'rounded-md border border-gold/50 bg-gold/8 text-sm';

export function ReservedFor({ tournament }: ReservedForProps) {
  const reservation = useReservation(tournament);
  if (reservation === null) return null;
  return (
    <div className={`grid gap-1 p-3 ${FRAME}`}>
      <p className="font-semibold">{reservation.first}</p>
      {reservation.rest}
    </div>
  );
}

/** Only the first line is open, so that the first field of the form stays on the smallest screen. */
export function FoldedReservedFor({ tournament }: ReservedForProps) {
  const reservation = useReservation(tournament);
  if (reservation === null) return null;
  return (
    <details className={`group ${FRAME}`}>
      <summary className="flex items-center justify-between gap-2 p-3 font-semibold">
        {reservation.first}
        <Icon name="chevron" className="shrink-0 text-gold group-open:turned" />
      </summary>
      <div className="grid gap-1 p-3 pt-0">{reservation.rest}</div>
    </details>
  );
}
