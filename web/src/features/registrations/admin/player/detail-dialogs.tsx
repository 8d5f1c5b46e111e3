import type { AcceptedMember } from '@copa/domain/registrations/member';
import type { Registration } from '@copa/domain/registrations/registration';
import { DeleteRegistrationDialog } from './delete-registration-dialog.tsx';
import { PlayerDialog } from './player-dialog.tsx';
import type { PlayerTask } from './player-task.ts';
import { RemoveMemberDialog } from './remove-member-dialog.tsx';

/** The dialog over the detail of a registration. */
export type DetailDialog =
  | { readonly kind: 'task'; readonly task: PlayerTask }
  | { readonly kind: 'remove'; readonly player: AcceptedMember }
  | { readonly kind: 'delete' };

interface DetailDialogsProps {
  readonly dialog: DetailDialog | null;
  readonly registration: Registration;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

export function DetailDialogs({ dialog, registration, onClose, onDeleted }: DetailDialogsProps) {
  switch (dialog?.kind) {
    case 'task':
      return <PlayerDialog task={dialog.task} onClose={onClose} />;
    case 'remove':
      return <RemoveMemberDialog registration={registration} player={dialog.player} onClose={onClose} />;
    case 'delete':
      return <DeleteRegistrationDialog registration={registration} onClose={onClose} onDeleted={onDeleted} />;
    case undefined:
      return null;
  }
}
