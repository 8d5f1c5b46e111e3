import { useParams, useSearchParams } from 'react-router-dom';
import { optionalPart } from '../../components/optional-part.ts';
import { useOwnNumber } from '../../features/day/public/ticket/own-number.ts';
import { BoardScreen } from '../../features/play/public/board-screen.tsx';
import { ownIn } from '../../features/registrations/public/own/own-days.ts';
import { useOwnRegistrations } from '../../features/registrations/public/own/own-registrations.ts';
import { fetchTournament } from '../../features/tournaments/public/tournament-source.ts';

const FollowOffer = optionalPart(() => import('../../features/day/public/follow/follow-offer.tsx'));

const NextInSeason = optionalPart(() => import('../../features/tournaments/public/next-in-season.tsx'));

export function Component() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const asked = search.get('fase') ?? '';
  const stage = /^[1-9]$/.test(asked) ? Number(asked) : null;
  const own = ownIn(useOwnRegistrations(), id);
  const number = useOwnNumber(id, own?.unit.ticketId);
  return (
    <BoardScreen
      key={`${id} ${stage}`}
      tournamentId={id}
      stage={stage}
      readTournament={fetchTournament}
      own={number}
      next={(season) => <NextInSeason seasonId={season.id} mayBeGold />}
      follow={({ tournamentId, rows }) => <FollowOffer tournamentId={tournamentId} teams={rows} />}
    />
  );
}
