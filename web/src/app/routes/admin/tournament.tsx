import { TournamentPage } from '../../../features/tournaments/admin/tournament-page.tsx';
import { PLAY_PARTS } from './play-parts.tsx';

export function OneTournament(props: { id: string; onMissing: () => void }) {
  return <TournamentPage {...props} play={PLAY_PARTS} />;
}
