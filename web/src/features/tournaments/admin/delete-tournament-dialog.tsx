import { getStats } from '@copa/domain/site/endpoints';
import { deleteTournament, listTournamentsWithRegistrations } from '@copa/domain/tournaments/endpoints';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx';
import { useToast } from '../../../components/toast/toast-context.ts';
import { useApiMutation } from '../../../lib/admin/admin-api.ts';
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
  const remove = useApiMutation(deleteTournament, [listTournamentsWithRegistrations, getStats]);
  const toast = useToast();
  if (tournament === null) return null;
  const { pending, approved, rejected } = tournament.registrations;
  const registrations = pending + approved + rejected;

  const confirm = async () => {
    requireTournamentPermission(user, 'delete');
    await remove.mutateAsync({
      params: { id: tournament.id },
      query: { force: registrations > 0 ? 'true' : 'false' },
    });
    toast.success('Torneo eliminado');
  };

  return (
    <ConfirmDialog
      open
      danger
      title={`¿Eliminar ${tournament.name}?`}
      confirm={registrations > 0 ? 'Eliminar todo' : 'Eliminar'}
      onConfirm={confirm}
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
    </ConfirmDialog>
  );
}
