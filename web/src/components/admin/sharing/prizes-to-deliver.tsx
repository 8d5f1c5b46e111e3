import type { Tournament } from '@copa/domain/tournaments/tournament';
import { playPath } from '../../../config/play-path.ts';
import { LinkButton } from '../../button.tsx';
import { prizesLeft } from '../../words/admin.ts';

export function PrizesLeft({ id, results }: Pick<Tournament, 'id' | 'results'>) {
  const left = results.filter(({ prize, deliveredAt }) => prize !== '' && deliveredAt === null).length;
  if (left === 0) return null;
  return (
    <LinkButton variant="secondary" to={playPath(id)} className="w-fit">
      {prizesLeft(left)}
    </LinkButton>
  );
}
