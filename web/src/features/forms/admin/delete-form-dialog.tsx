import { deleteForm } from '@copa/domain/forms/endpoints';
import type { Form } from '@copa/domain/forms/form';
import { ActDialog } from '../../../components/admin/act-dialog.tsx';
import * as words from '../words/admin.tsx';

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
      title={words.removeTitle(form.title)}
      confirm={inUse ? words.removeAll : words.remove}
      endpoint={deleteForm}
      call={() => ({
        params: { formId: form.id },
        query: { force: inUse ? ('true' as const) : ('false' as const) },
      })}
      done={words.removed}
      onClose={onClose}
    >
      {!inUse && <p>{words.removesNothingElse}</p>}
      {(form.responseCount ?? 0) > 0 && <p>{words.removesResponses(form)}</p>}
      {tournaments.length > 0 && <p>{words.removeEffect(tournaments.join(', '))}</p>}
      <p>{words.cannotUndo}</p>
    </ActDialog>
  );
}
