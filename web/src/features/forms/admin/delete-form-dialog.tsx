import { deleteForm, listForms } from '@copa/domain/forms/endpoints';
import type { Form } from '@copa/domain/forms/form';
import { listTournaments, listTournamentsWithRegistrations } from '@copa/domain/tournaments/endpoints';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx';
import { useToast } from '../../../components/toast/toast-context.ts';
import { useApiMutation } from '../../../lib/admin/admin-api.ts';
import { responsesLabel } from './form-state.ts';

interface DeleteFormDialogProps {
  readonly form: Form;
  readonly tournaments: readonly string[];
  readonly onClose: () => void;
}

/** Says what goes with the form before it goes. */
export function DeleteFormDialog({ form, tournaments, onClose }: DeleteFormDialogProps) {
  const remove = useApiMutation(deleteForm, [listForms, listTournaments, listTournamentsWithRegistrations]);
  const toast = useToast();
  const inUse = (form.responseCount ?? 0) > 0 || tournaments.length > 0;
  const confirm = async () => {
    await remove.mutateAsync({ params: { formId: form.id }, query: { force: inUse ? 'true' : 'false' } });
    toast.success('Formulario eliminado');
  };
  return (
    <ConfirmDialog
      open
      danger
      title={`¿Eliminar ${form.title}?`}
      confirm={inUse ? 'Eliminar todo' : 'Eliminar'}
      onConfirm={confirm}
      onClose={onClose}
    >
      {!inUse && <p>Nadie lo ha respondido y ningún torneo lo usa.</p>}
      {(form.responseCount ?? 0) > 0 && (
        <p>
          Se {form.responseCount === 1 ? 'elimina también su' : 'eliminan también sus'}{' '}
          {responsesLabel({ ...form, maxResponses: null })}.
        </p>
      )}
      {tournaments.length > 0 && (
        <p>
          Se quedan sin formulario y nadie podrá inscribirse: <strong>{tournaments.join(', ')}</strong>.
        </p>
      )}
      <p>No se puede deshacer.</p>
    </ConfirmDialog>
  );
}
