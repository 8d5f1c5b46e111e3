import { CHANGE_TOLD_AFTER_MS, SHORT_TEXT_MAX } from '@copa/domain/limits';
import { spanText } from '@copa/domain/time/span';
import { setTournamentCancellation } from '@copa/domain/tournaments/endpoints';
import { useState } from 'react';
import { ActDialog } from '../../../components/admin/act-dialog.tsx';
import { TextAreaField } from '../../../components/fields/text-field.tsx';
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
  const [reason, setReason] = useState('');
  const { id, name, cancelledAt, registrations } = tournament;
  const cancelled = cancelledAt === null;
  const players = registrations.pending + registrations.approved;

  const call = () => {
    requireTournamentPermission(user, 'update');
    return { params: { id }, body: { cancelled, reason } };
  };

  return (
    <ActDialog
      danger={cancelled}
      title={cancelled ? `¿Cancelar ${name}?` : `¿Retomar ${name}?`}
      confirm={cancelled ? 'Cancelar torneo' : 'Retomar torneo'}
      cancel="Volver"
      endpoint={setTournamentCancellation}
      call={call}
      done={cancelled ? 'Torneo cancelado' : 'El torneo sigue en pie'}
      onClose={onClose}
    >
      <p>
        {cancelled
          ? 'Se cierran las inscripciones y la página dice «Cancelado». Lo puedes retomar después.'
          : 'Vuelve a estar como antes de cancelarlo.'}
      </p>
      {players > 0 && (
        <p>
          {told(players)} Si lo deshaces antes de {spanText(CHANGE_TOLD_AFTER_MS)}, no se envía nada.
        </p>
      )}
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
    </ActDialog>
  );
}

function told(players: number): string {
  return players === 1
    ? 'Avisamos por correo al jugador inscrito.'
    : `Avisamos por correo a los ${players} inscritos.`;
}
