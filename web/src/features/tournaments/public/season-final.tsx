import { hourInSentence } from '@copa/domain/time/hours';
import { ownStart } from '@copa/domain/tournaments/date';
import { reservationLines } from '@copa/domain/tournaments/places/reservation-lines';
import { phase } from '@copa/domain/tournaments/state';
import { useCallback } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../config/paths.ts';
import { useLoad } from '../../../lib/network/use-load.ts';
import { useNow } from '../../../lib/use-now.ts';
import { phases } from '../words/states.ts';
import { seasonFinal } from '../words/tournament.ts';
import { NextTournament } from './next-in-season.tsx';
import { fetchFinal } from './next-of-season.ts';

interface SeasonFinalProps {
  readonly seasonId: string;
  /** The final also stands at the bottom of a phone, as the next tournament does. */
  readonly isNext: boolean;
}

export default function SeasonFinal({ seasonId, isNext }: SeasonFinalProps) {
  const load = useLoad(useCallback(() => fetchFinal(seasonId), [seasonId]));
  const now = useNow();
  const final = load.state === 'ready' ? load.value : null;
  if (final === null) return null;
  return (
    <section className="grid gap-2">
      <h2 className="text-xl uppercase">{seasonFinal}</h2>
      <Link to={paths.tournament.to(final.id)} className="grid min-h-11 gap-0.5 py-2">
        <span className="font-semibold wrap-anywhere underline underline-offset-4">{final.name}</span>
        <small className="text-sm text-mist">
          {ownStart(final, now)} · {phases[phase(final, now)]}
        </small>
      </Link>
      {reservationLines(final, now, (at) => hourInSentence(at, now)).map((line) => (
        <p key={line} className="text-sm text-mist">
          {line}
        </p>
      ))}
      {isNext && <NextTournament tournament={final} mayBeGold />}
    </section>
  );
}
