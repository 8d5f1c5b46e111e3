import { deleteTournament } from '@copa/domain/tournaments/endpoints';
import { ActDialog } from '../../../components/admin/act-dialog.tsx';
import { useAdmin } from '../../../lib/admin/admin-context.ts';
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
      title={`¿Eliminar ${tournament.name}?`}
      confirm={registrations > 0 ? 'Eliminar todo' : 'Eliminar'}
      endpoint={deleteTournament}
      call={call}
      done="Torneo eliminado"
      onClose={onClose}
    >
      {registrations === 0 ? (
        <p>Nadie se ha inscrito todavía. El formulario vinculado se conserva. No se puede deshacer.</p>
      ) : (
        <p>
          {registrations === 1
            ? 'Se elimina también su única inscripción'
            : `Se eliminan también sus ${registrations} inscripciones`}
          , con los datos de los jugadores (pendientes: {pending}, aprobadas: {approved}, rechazadas:{' '}
          {rejected}). El formulario vinculado se conserva. No se puede deshacer.
        </p>
      )}
    </ActDialog>
  );
}
