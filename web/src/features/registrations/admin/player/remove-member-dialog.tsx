import { SHORT_TEXT_MAX } from '@copa/domain/limits';
import type { AcceptedMember } from '@copa/domain/registrations/member';
import { removeMember } from '@copa/domain/registrations/member-endpoints';
import type { Registration } from '@copa/domain/registrations/registration';
import { useState } from 'react';
import { ConfirmDialog } from '../../../../components/dialog/confirm-dialog.tsx';
import { TextAreaField } from '../../../../components/fields/text-field.tsx';
import { useToast } from '../../../../components/toast/toast-context.ts';
import { useApiMutation } from '../../../../lib/admin/admin-api.ts';
import { acceptedMembers, shortName, unitTitle } from '../unit-words.ts';
import { REGISTRATION_VIEWS } from './use-player-task.ts';

interface RemoveMemberDialogProps {
  readonly registration: Registration;
  readonly player: AcceptedMember;
  readonly onClose: () => void;
}

/** Of a team with others in it: the last one goes with the whole registration. */
export function RemoveMemberDialog({ registration, player, onClose }: RemoveMemberDialogProps) {
  const remove = useApiMutation(removeMember, REGISTRATION_VIEWS);
  const toast = useToast();
  const [reason, setReason] = useState('');
  const name = shortName(player);
  return (
    <ConfirmDialog
      open
      danger
      title={`¿Quitar a ${name} de ${unitTitle(registration)}?`}
      confirm="Quitar"
      onConfirm={async () => {
        const params = { id: registration.id, memberId: player.id };
        await remove.mutateAsync({ params, body: { reason } });
        toast.success(`${name} ya no está en el equipo`);
      }}
      onClose={onClose}
    >
      <p>Se borran sus datos, sus enlaces dejan de servir y su lugar vuelve a quedar libre.</p>
      <Consequence registration={registration} player={player} />
      <TextAreaField
        label="Motivo"
        hint="Queda en la auditoría, sin los datos del jugador."
        required
        rows={2}
        maxLength={SHORT_TEXT_MAX}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </ConfirmDialog>
  );
}

/** What becomes of the others. */
function Consequence({ registration, player }: Pick<RemoveMemberDialogProps, 'registration' | 'player'>) {
  const others = acceptedMembers(registration).filter(({ id }) => id !== player.id);
  const isReplaced = player.role === 'substitute' || others.some(({ role }) => role === 'substitute');
  return (
    <>
      {player.role === 'captain' && <p>El integrante más antiguo pasa a ser capitán.</p>}
      {!isReplaced && registration.status === 'approved' && (
        <p className="text-warning">El equipo queda incompleto y vuelve a pendiente.</p>
      )}
    </>
  );
}
