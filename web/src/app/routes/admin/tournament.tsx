import { TournamentPage } from '../../../features/tournaments/admin/tournament-page.tsx';
import { sharedTable } from './shared-table.tsx';

interface OneTournamentProps {
  readonly id: string;
  readonly onMissing: () => void;
}

export function OneTournament(props: OneTournamentProps) {
  return <TournamentPage {...props} table={sharedTable} />;
}
