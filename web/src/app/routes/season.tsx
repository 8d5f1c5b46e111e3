import { useParams } from 'react-router-dom';
import { optionalPart } from '../../components/optional-part.ts';
import { useOwnRegistrations } from '../../features/registrations/public/own/own-registrations.ts';
import { SeasonScreen } from '../../features/seasons/public/season-screen.tsx';

const NextInSeason = optionalPart(() => import('../../features/tournaments/public/next-in-season.tsx'));
const SeasonFinal = optionalPart(() => import('../../features/tournaments/public/season-final.tsx'));

export function Component() {
  const { id = '' } = useParams();
  const own = useOwnRegistrations().find(({ season }) => season?.id === id);
  return (
    <SeasonScreen
      key={id}
      id={id}
      ownKey={own?.season?.key ?? null}
      next={<NextInSeason seasonId={id} mayBeGold />}
      final={(isNext) => <SeasonFinal seasonId={id} isNext={isNext} />}
    />
  );
}
