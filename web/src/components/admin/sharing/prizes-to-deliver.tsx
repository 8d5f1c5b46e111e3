import { sentence } from '@copa/domain/sentence';
import { prizesLeft, undelivered } from '@copa/domain/tournaments/podium/prizes-left';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { tournamentPath } from '../../../config/day-path.ts';
import { LinkButton } from '../../button.tsx';
import * as words from '../../words/admin.ts';
import { prizesTask } from './prizes-task.ts';

interface PrizesToDeliverProps {
  readonly tournament: Tournament;
  readonly now: Date;
  readonly isGold: boolean;
}

export function PrizesToDeliver({ tournament, now, isGold }: PrizesToDeliverProps) {
  const prizes = prizesLeft(tournament);
  if (prizes === null) return null;
  const { label, until } = prizesTask(prizes, tournament, now);
  const names = undelivered(tournament.results).map(({ rank, player }) => words.rankAndName(rank, player));
  return (
    <div className="grid justify-items-start gap-2">
      {prizes.left > 1 && <p className="text-mist">{sentence(names.join(', '))}</p>}
      {until !== null && <p className="text-mist">{sentence(until)}</p>}
      <LinkButton
        variant={isGold ? 'primary' : 'secondary'}
        className="text-balance"
        to={tournamentPath(tournament.id)}
      >
        {label}
      </LinkButton>
    </div>
  );
}
