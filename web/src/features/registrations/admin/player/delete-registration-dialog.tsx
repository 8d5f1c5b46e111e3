import { deleteRegistration } from '@copa/domain/registrations/endpoints';
import type { Registration } from '@copa/domain/registrations/registration';
import { getStats } from '@copa/domain/site/endpoints';
import { listTournamentsWithRegistrations } from '@copa/domain/tournaments/endpoints';
import { ConfirmDialog } from '../../../../components/dialog/confirm-dialog.tsx';
import { useToast } from '../../../../components/toast/toast-context.ts';
import { useApiMutation } from '../../../../lib/admin/admin-api.ts';
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
  const remove = useApiMutation(deleteRegistration, [listTournamentsWithRegistrations, getStats]);
  const toast = useToast();
  const title = unitTitle(registration);
  const players = acceptedMembers(registration).length;
  const whose = isTeam(registration) && players > 1 ? `los ${players} jugadores de ${title}` : title;
  return (
    <ConfirmDialog
      open
      danger
      title="¿Eliminar inscripción?"
      confirm="Eliminar"
      onConfirm={async () => {
        await remove.mutateAsync({ params: { id: registration.id } });
        toast.success(`Se eliminó la inscripción de ${title}`);
        onDeleted();
      }}
      onClose={onClose}
    >
      <p>
        Se borran los datos de {whose} y su cupo queda libre. No se puede deshacer; si solo quieres dejarlo
        fuera, recházalo.
      </p>
    </ConfirmDialog>
  );
}
