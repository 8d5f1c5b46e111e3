import { deleteRegistration } from '@copa/domain/registrations/endpoints';
import type { Registration } from '@copa/domain/registrations/registration';
import { ActDialog } from '../../../../components/admin/act-dialog.tsx';
import { acceptedMembers, isTeam, unitTitle } from '../unit-words.ts';

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
  const players = acceptedMembers(registration).length;
  const whose = isTeam(registration) && players > 1 ? `los ${players} jugadores de ${title}` : title;
  return (
    <ActDialog
      danger
      title="¿Eliminar inscripción?"
      confirm="Eliminar"
      endpoint={deleteRegistration}
      call={() => ({ params: { id: registration.id } })}
      done={`Se eliminó la inscripción de ${title}`}
      onDone={onDeleted}
      onClose={onClose}
    >
      <p>
        Se borran los datos de {whose} y su cupo queda libre. No se puede deshacer; si solo quieres dejarlo
        fuera, recházalo.
      </p>
    </ActDialog>
  );
}
