import { deleteTournament } from '@copa/domain/tournaments/endpoints';
import { ActDialog } from '../../../components/admin/act-dialog.tsx';
import { useAdmin } from '../../../lib/admin/admin-context.ts';
import * as words from '../words/admin.ts';
import { requireTournamentPermission } from './tournament-permission.ts';
import type { TournamentRowData } from './tournament-row.tsx';

/** Says what goes with the tournament before it goes. */
export function DeleteTournamentDialog({
  tournament,
  onClose,
}: {
  tournament: TournamentRowData | null;
  onClose: () => void;
}) {
  const { user } = useAdmin();
  if (tournament === null) return null;
  const { pending, approved, rejected } = tournament.registrations;
  const registrations = pending + approved + rejected;

  const call = () => {
    requireTournamentPermission(user, 'delete');
    return {
      params: { id: tournament.id },
      query: { force: registrations > 0 ? ('true' as const) : ('false' as const) },
    };
  };

  return (
    <ActDialog
      danger
      title={words.removeTitle(tournament.name)}
      confirm={registrations > 0 ? words.removeAll : words.remove}
      endpoint={deleteTournament}
      call={call}
      done={words.removed}
      onClose={onClose}
    >
      {registrations === 0 ? (
        <p>{words.removesNobody}</p>
      ) : (
        <p>{words.removeEffect(registrations, pending, approved, rejected)}</p>
      )}
    </ActDialog>
  );
}
