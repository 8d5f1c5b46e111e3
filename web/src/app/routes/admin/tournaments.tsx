import { RequirePermission } from '../../../components/admin/require-permission.tsx';
import { TournamentsScreen } from '../../../features/tournaments/admin/tournaments-screen.tsx';
import { TournamentDetail } from '../../../features/tournaments/public/detail/tournament-detail.tsx';
import { TournamentCard } from '../../../features/tournaments/public/list/tournament-card.tsx';
import { serverNow } from '../../../lib/network/server-clock.ts';
import { useDocumentTitle } from '../../../lib/use-document-title.ts';

export function Component() {
  useDocumentTitle('Gestión de Torneos');
  return (
    <RequirePermission permission="manage_tournaments">
      <TournamentsScreen
        views={{
          card: (tournament) => <TournamentCard tournament={tournament} now={serverNow()} heading="h3" />,
          page: (tournament) => <TournamentDetail tournament={tournament} />,
        }}
      />
    </RequirePermission>
  );
}
