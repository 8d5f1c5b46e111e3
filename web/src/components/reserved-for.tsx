import { hourInSentence } from '@copa/domain/time/hours';
import { reservationLines, reservedSeason } from '@copa/domain/tournaments/places/reservation-lines';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../config/paths.ts';
import { useNow } from '../lib/use-now.ts';
import * as words from './words/reserved-for.ts';

interface ReservedForProps {
  readonly tournament: Pick<Tournament, 'reserved'>;
  readonly children?: ReactNode;
}

export function ReservedFor({ tournament, children }: ReservedForProps) {
  const now = useNow();
  const seasonId = reservedSeason(tournament, now);
  if (seasonId === null) return null;
  return (
    <div className="grid gap-1 rounded-md border border-gold/50 bg-gold/8 p-3 text-sm">
      {reservationLines(tournament, now, (at) => hourInSentence(at, now)).map((line, index) => (
        <p key={line} className={index === 0 ? 'font-semibold' : 'text-mist'}>
          {line}
        </p>
      ))}
      {children}
      <Link to={paths.season.to(seasonId)} className="w-fit py-2 underline underline-offset-4">
        {words.seeSeason}
      </Link>
    </div>
  );
}
