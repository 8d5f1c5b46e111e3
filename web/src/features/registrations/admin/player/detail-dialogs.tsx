import { SHORT_TEXT_MAX } from '@copa/domain/limits';
import { deleteRegistration } from '@copa/domain/registrations/endpoints';
import type { AcceptedMember } from '@copa/domain/registrations/member';
import { removeMember } from '@copa/domain/registrations/member-endpoints';
import type { Registration } from '@copa/domain/registrations/registration';
import { ActDialog } from '../../../../components/admin/act-dialog.tsx';
import { LimitedAreaField } from '../../../../components/fields/limited-field.tsx';
import { useKeptText } from '../../../../lib/storage/use-kept.ts';
import * as words from '../../words/player.ts';
import { acceptedMembers, rowTitle, shortName } from '../unit-words.ts';
import { PlayerDialog } from './player-dialog.tsx';
import type { PlayerTask } from './player-task.ts';

export type DetailDialog =
  | PlayerTask
  | { readonly kind: 'remove'; readonly player: AcceptedMember }
  | { readonly kind: 'delete' };

interface DetailDialogsProps {
  readonly dialog: DetailDialog | null;
  readonly registration: Registration;
  readonly effect: string;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

export function DetailDialogs({ dialog, ...props }: DetailDialogsProps) {
  if (dialog === null) return null;
  if (dialog.kind === 'remove') return <RemoveMemberDialog {...props} player={dialog.player} />;
  if (dialog.kind === 'delete') return <DeleteRegistrationDialog {...props} />;
  return <PlayerDialog task={dialog} onClose={props.onClose} />;
}

function DeleteRegistrationDialog(props: Omit<DetailDialogsProps, 'dialog'>) {
  const { registration, effect, onClose, onDeleted } = props;
  const title = rowTitle(registration);
  return (
    <ActDialog
      danger
      title={words.deleteTitle}
      confirm={words.deleteRegistration}
      endpoint={deleteRegistration}
      call={() => ({ params: { id: registration.id } })}
      done={({ givenTo }) =>
        givenTo === null ? words.deleted(title) : words.deletedGiven(title, givenTo.name)
      }
      onDone={onDeleted}
      onClose={onClose}
    >
      <p>{words.deleteEffect(title, acceptedMembers(registration).length)}</p>
      {effect !== '' && <p>{effect}</p>}
      <p>{words.cannotBeUndone}</p>
    </ActDialog>
  );
}

type RemoveMemberDialogProps = Pick<DetailDialogsProps, 'registration' | 'onClose'> & {
  readonly player: AcceptedMember;
};

function RemoveMemberDialog({ registration, player, onClose }: RemoveMemberDialogProps) {
  const [reason, setReason] = useKeptText(`remove_${registration.id}_${player.id}`);
  const name = shortName(player);
  return (
    <ActDialog
      danger
      title={words.removePlayerTitle(name, rowTitle(registration))}
      confirm={words.removePlayer}
      endpoint={removeMember}
      call={() => ({ params: { id: registration.id, memberId: player.id }, body: { reason } })}
      done={words.playerRemoved(name)}
      onDone={() => setReason('')}
      onClose={onClose}
    >
      <p>{words.removePlayerEffect}</p>
      <Consequence registration={registration} player={player} />
      <LimitedAreaField
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
