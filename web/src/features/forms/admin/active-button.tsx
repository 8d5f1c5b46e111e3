import { listForms, updateForm } from '@copa/domain/forms/endpoints';
import type { Form } from '@copa/domain/forms/form';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx';
import { useToast } from '../../../components/toast/toast-context.ts';
import { useApiMutation } from '../../../lib/admin/admin-api.ts';
import { messageOf } from '../../../lib/network/api-client.ts';
import { draftOf, inputOver } from './editor/form-draft.ts';

interface ActiveButtonProps {
  readonly form: Form;
  /** Tournaments that nobody can register for without it. */
  readonly openTournaments: readonly string[];
}

/** Asks first where players are kept out by it; with nobody waiting, one tap does it and another takes it back. */
export function ActiveButton({ form, openTournaments }: ActiveButtonProps) {
  const [asking, setAsking] = useState(false);
  const update = useApiMutation(updateForm, [listForms]);
  const toast = useToast();
  const { id, title, updatedAt } = form;
  const isActive = !form.isActive;
  const toggle = async () => {
    await update.mutateAsync({
      params: { formId: id },
      body: { ...inputOver(form, draftOf(form)), isActive, expectedUpdatedAt: updatedAt },
    });
    toast.success(isActive ? 'Formulario activado' : 'Formulario desactivado');
  };
  const verb = isActive ? 'Activar' : 'Desactivar';
  return (
    <>
      <Button
        variant="ghost"
        className="px-2.5!"
        busy={update.isPending}
        aria-label={`${verb} ${title}`}
        onClick={() => {
          if (!isActive && openTournaments.length > 0) setAsking(true);
          else void toggle().catch((error: unknown) => toast.error(messageOf(error)));
        }}
      >
        {verb}
      </Button>
      <ConfirmDialog
        open={asking}
        title={`¿Desactivar ${title}?`}
        confirm="Desactivar"
        onConfirm={toggle}
        onClose={() => setAsking(false)}
      >
        <p>
          Nadie podrá inscribirse hasta que lo actives de nuevo: <strong>{openTournaments.join(', ')}</strong>
          .
        </p>
      </ConfirmDialog>
    </>
  );
}
