import { deleteForm } from '@copa/domain/forms/endpoints';
import type { Form } from '@copa/domain/forms/form';
import { ActDialog } from '../../../components/admin/act-dialog.tsx';
import { responsesLabel } from './form-state.ts';

interface DeleteFormDialogProps {
  readonly form: Form;
  readonly tournaments: readonly string[];
  readonly onClose: () => void;
}

/** Says what goes with the form before it goes. */
export function DeleteFormDialog({ form, tournaments, onClose }: DeleteFormDialogProps) {
  const inUse = (form.responseCount ?? 0) > 0 || tournaments.length > 0;
  return (
    <ActDialog
      danger
      title={`¿Eliminar ${form.title}?`}
      confirm={inUse ? 'Eliminar todo' : 'Eliminar'}
      endpoint={deleteForm}
      call={() => ({
        params: { formId: form.id },
        query: { force: inUse ? ('true' as const) : ('false' as const) },
      })}
      done="Formulario eliminado"
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
    </ActDialog>
  );
}
