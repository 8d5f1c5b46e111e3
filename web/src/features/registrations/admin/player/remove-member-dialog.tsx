import { SHORT_TEXT_MAX } from '@copa/domain/limits';
import type { AcceptedMember } from '@copa/domain/registrations/member';
import { removeMember } from '@copa/domain/registrations/member-endpoints';
import type { Registration } from '@copa/domain/registrations/registration';
import { useState } from 'react';
import { ActDialog } from '../../../../components/admin/act-dialog.tsx';
import { TextAreaField } from '../../../../components/fields/text-field.tsx';
import { acceptedMembers, shortName, unitTitle } from '../unit-words.ts';

interface RemoveMemberDialogProps {
  readonly registration: Registration;
  readonly player: AcceptedMember;
  readonly onClose: () => void;
}

/** Removes a member; the last one goes with the whole registration. */
export function RemoveMemberDialog({ registration, player, onClose }: RemoveMemberDialogProps) {
  const [reason, setReason] = useState('');
  const name = shortName(player);
  return (
    <ActDialog
      danger
      title={`¿Quitar a ${name} de ${unitTitle(registration)}?`}
      confirm="Quitar"
      endpoint={removeMember}
      call={() => ({ params: { id: registration.id, memberId: player.id }, body: { reason } })}
      done={`${name} ya no está en el equipo`}
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
    </ActDialog>
  );
}

/** The consequence for the other members. */
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
