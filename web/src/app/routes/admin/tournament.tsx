import { optionalPart } from '../../../components/optional-part.ts';
import { TournamentPage } from '../../../features/tournaments/admin/tournament-page.tsx';

/** A separate download, because only played tournaments have a table. */
const TableShare = optionalPart(() => import('../../../features/play/admin/table-share.tsx'));

interface OneTournamentProps {
  readonly id: string;
  readonly onMissing: () => void;
}

export function OneTournament(props: OneTournamentProps) {
  return (
    <TournamentPage
      {...props}
      table={(tournament) => <TableShare tournament={tournament} stage={tournament.stage} />}
    />
  );
}
