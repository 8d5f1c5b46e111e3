import { sentence } from '@copa/domain/sentence';
import { prizesLeft, undelivered } from '@copa/domain/tournaments/podium/prizes-left';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { tournamentPath } from '../../../config/day-path.ts';
import { LinkButton } from '../../button.tsx';
import * as words from '../../words/admin.ts';
import { prizeUntil } from './prize-until.ts';

interface PrizesToDeliverProps {
  readonly tournament: Tournament;
  readonly now: Date;
  readonly isGold: boolean;
}

export function PrizesToDeliver({ tournament, now, isGold }: PrizesToDeliverProps) {
  if (prizesLeft(tournament) === null) return null;
  const until = prizeUntil(tournament, now);
  const names = undelivered(tournament.results).map(({ rank, player }) => words.rankAndName(rank, player));
  return (
    <div className="grid justify-items-start gap-2">
      <p className="text-mist">{sentence(words.prizesOwed(names))}</p>
      {until !== null && <p className="text-mist">{sentence(until)}</p>}
      <LinkButton
        variant={isGold ? 'primary' : 'secondary'}
        className="text-balance"
        to={tournamentPath(tournament.id)}
      >
        {words.markPrizes(names.length)}
      </LinkButton>
    </div>
  );
}
