import { MINUTE_MS } from '@copa/domain/limits';
import { gainedIn, ownPlaceOf } from '@copa/domain/seasons/own-place';
import type { SeasonName } from '@copa/domain/tournaments/tournament';
import { useEffect, useState } from 'react';
import { LinkButton } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { paths } from '../../../config/paths.ts';
import { poll } from '../../../lib/network/poll.ts';
import { reportProblem } from '../../../lib/report-problem.ts';
import * as words from '../words/ticket.ts';
import { fetchResult, keyOfSlot, type SlotKey } from './own-place.ts';
import { fetchSeason } from './season-source.ts';

interface TicketSeasonProps {
  readonly season: SeasonName;
  readonly tournamentId: string;
  readonly keys: readonly SlotKey[];
  readonly slot: number | undefined;
  readonly own: { readonly id: string; readonly key: string } | null;
}

export default function TicketSeason({ season, tournamentId, keys, slot, own }: TicketSeasonProps) {
  // The tournament may have moved to another season since `own` was stored.
  const ownKey = own?.id === season.id ? own.key : null;
  const key = ownKey ?? keyOfSlot(keys, slot);
  const [told, setTold] = useState('');
  const { id } = season;
  useEffect(() => {
    if (key === null) return undefined;
    const stop = poll(async () => {
      try {
        const [board, result] = await Promise.all([fetchSeason(id), fetchResult(id, key)]);
        const place = board === null || result === null ? null : ownPlaceOf(result, board);
        if (place === null) return;
        const gained = gainedIn(place, tournamentId);
        setTold([gained, place.standing].filter((text) => text !== null).join(' '));
        if (gained !== null) stop();
      } catch (error) {
        reportProblem('the own place in the season could not be read', error);
      }
    }, MINUTE_MS);
    return stop;
  }, [id, key, tournamentId]);
  return (
    <Card className="grid gap-3">
      <h2 className="text-xl uppercase">{season.name}</h2>
      <p className="text-balance text-mist">{told === '' ? words.soon : told}</p>
      <LinkButton to={paths.season.to(id)} variant="secondary" icon="trophy" block>
        {words.showSeason}
      </LinkButton>
    </Card>
  );
}
