import { TournamentPage } from '../../../features/tournaments/admin/tournament-page.tsx';
import { sharedTable } from './shared-table.tsx';

export function OneTournament(props: { id: string; onMissing: () => void }) {
  return <TournamentPage {...props} table={sharedTable} />;
}
