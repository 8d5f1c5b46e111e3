import type { SeasonName } from '@copa/domain/tournaments/tournament';
import { countsFor } from '@copa/domain/tournaments/words/card';
import { Link } from 'react-router-dom';
import { Badge } from '../../../components/badge.tsx';
import { paths } from '../../../config/paths.ts';

export function SeasonChip({ season: { id, name } }: { season: SeasonName }) {
  return (
    <Link to={paths.season.to(id)} className="-my-2 flex py-2">
      <Badge icon="trophy">{countsFor(name)}</Badge>
    </Link>
  );
}
