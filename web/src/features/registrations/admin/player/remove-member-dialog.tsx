import { SHORT_TEXT_MAX } from '@copa/domain/limits';
import type { AcceptedMember } from '@copa/domain/registrations/member';
import { removeMember } from '@copa/domain/registrations/member-endpoints';
import type { Registration } from '@copa/domain/registrations/registration';
import { useState } from 'react';
import { ActDialog } from '../../../../components/admin/act-dialog.tsx';
import { TextAreaField } from '../../../../components/fields/text-field.tsx';
import * as words from '../../words/player.ts';
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
      title={words.removePlayerTitle(name, unitTitle(registration))}
      confirm={words.removePlayer}
      endpoint={removeMember}
      call={() => ({ params: { id: registration.id, memberId: player.id }, body: { reason } })}
      done={words.playerRemoved(name)}
      onClose={onClose}
    >
      <p>{words.removePlayerEffect}</p>
      <Consequence registration={registration} player={player} />
      <TextAreaField
        label={words.auditReason}
        hint={words.auditReasonHint}
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
      {player.role === 'captain' && <p>{words.captainChanges}</p>}
      {!isReplaced && registration.status === 'approved' && (
        <p className="text-warning">{words.teamIncomplete}</p>
      )}
    </>
  );
}
