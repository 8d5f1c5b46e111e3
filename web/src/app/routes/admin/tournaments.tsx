import { TournamentsScreen } from '../../../features/tournaments/admin/tournaments-screen.tsx';
import { TournamentDetail } from '../../../features/tournaments/public/detail/tournament-detail.tsx';
import { TournamentCard } from '../../../features/tournaments/public/list/tournament-card.tsx';
import { serverNow } from '../../../lib/network/server-clock.ts';

export function TournamentsPage() {
  return (
    <TournamentsScreen
      views={{
        card: (tournament) => <TournamentCard tournament={tournament} now={serverNow()} heading="h3" />,
        page: (tournament) => <TournamentDetail tournament={tournament} />,
      }}
    />
  );
}
