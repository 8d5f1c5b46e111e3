import { ConfirmDialog } from '../../../../components/dialog/confirm-dialog.tsx';

interface WithdrawDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => Promise<void>;
}

/** It cannot be undone, so it is asked. */
export function WithdrawDialog(props: WithdrawDialogProps) {
  return (
    <ConfirmDialog
      {...props}
      danger
      title="¿Retirar tu inscripción?"
      confirm="Sí, retirar y borrar"
      cancel="Conservarla"
    >
      <p>
        Tu cupo queda libre para otra persona y borramos tu nombre, correo y teléfono. No se puede deshacer.
      </p>
    </ConfirmDialog>
  );
}
