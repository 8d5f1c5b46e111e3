import { deleteRegistration } from '@copa/domain/registrations/endpoints';
import type { Registration } from '@copa/domain/registrations/registration';
import { ActDialog } from '../../../../components/admin/act-dialog.tsx';
import * as words from '../../words/player.ts';
import { acceptedMembers, unitTitle } from '../unit-words.ts';

interface DeleteRegistrationDialogProps {
  readonly registration: Registration;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

export function DeleteRegistrationDialog({
  registration,
  onClose,
  onDeleted,
}: DeleteRegistrationDialogProps) {
  const title = unitTitle(registration);
  return (
    <ActDialog
      danger
      title={words.deleteTitle}
      confirm={words.deleteRegistration}
      endpoint={deleteRegistration}
      call={() => ({ params: { id: registration.id } })}
      done={words.deleted(title)}
      onDone={onDeleted}
      onClose={onClose}
    >
      <p>{words.deleteEffect(title, acceptedMembers(registration).length)}</p>
    </ActDialog>
  );
}
