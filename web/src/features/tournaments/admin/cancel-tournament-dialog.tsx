import { SHORT_TEXT_MAX } from '@copa/domain/limits';
import { getStats } from '@copa/domain/site/endpoints';
import {
  getTournament,
  listTournamentsWithRegistrations,
  setTournamentCancellation,
} from '@copa/domain/tournaments/endpoints';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx';
import { TextAreaField } from '../../../components/fields/text-field.tsx';
import { useToast } from '../../../components/toast/toast-context.ts';
import { useApiMutation } from '../../../lib/admin/admin-api.ts';
import { useAdmin } from '../../../lib/admin/admin-context.ts';
import { requireTournamentPermission } from './tournament-permission.ts';
import type { TournamentRowData } from './tournament-row.tsx';

interface CancelTournamentDialogProps {
  readonly tournament: TournamentRowData;
  readonly onClose: () => void;
}

/** Cancels, or takes the cancellation back; says who will be told before anybody is. */
export function CancelTournamentDialog({ tournament, onClose }: CancelTournamentDialogProps) {
  const { user } = useAdmin();
  const change = useApiMutation(setTournamentCancellation, [
    listTournamentsWithRegistrations,
    getTournament,
    getStats,
  ]);
  const toast = useToast();
  const [reason, setReason] = useState('');
  const { id, name, cancelledAt, registrations } = tournament;
  const cancelled = cancelledAt === null;
  const players = registrations.pending + registrations.approved;

  const confirm = async () => {
    requireTournamentPermission(user, 'update');
    await change.mutateAsync({ params: { id }, body: { cancelled, reason } });
    toast.success(cancelled ? 'Torneo cancelado' : 'El torneo sigue en pie');
  };

  return (
    <ConfirmDialog
      open
      danger={cancelled}
      title={cancelled ? `¿Cancelar ${name}?` : `¿Retomar ${name}?`}
      confirm={cancelled ? 'Cancelar torneo' : 'Retomar torneo'}
      cancel="Volver"
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>
        {cancelled
          ? 'Se cierran las inscripciones y la página dice «Cancelado». Lo puedes retomar después.'
          : 'Vuelve a estar como antes de cancelarlo.'}
      </p>
      {players > 0 && <p>{told(players)} Si lo deshaces antes de 5 minutos, no se envía nada.</p>}
      {cancelled && (
        <TextAreaField
          label="Motivo"
          hint="Lo leen todos en la página y en el correo."
          rows={3}
          maxLength={SHORT_TEXT_MAX}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      )}
    </ConfirmDialog>
  );
}

function told(players: number): string {
  return players === 1
    ? 'Avisamos por correo al jugador inscrito.'
    : `Avisamos por correo a los ${players} inscritos.`;
}
