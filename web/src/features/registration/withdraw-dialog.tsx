import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Overlay } from '../../components/dialog/overlay.tsx';
import { messageOf } from '../../lib/api-client.ts';

interface WithdrawDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => Promise<void>;
}

/** It cannot be undone, so it is asked. */
export function WithdrawDialog({ open, onClose, onConfirm }: WithdrawDialogProps) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  const confirm = async () => {
    setBusy(true);
    setError(null);
    try {
      await onConfirm();
    } catch (failure) {
      setError(messageOf(failure));
      setBusy(false);
    }
  };

  return (
    <Overlay
      open={open}
      onClose={onClose}
      size="small"
      title="¿Retirar tu inscripción?"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Conservarla
          </Button>
          <Button variant="danger" busy={busy} onClick={() => void confirm()}>
            Sí, retirar y borrar
          </Button>
        </>
      }
    >
      <p>
        Tu cupo queda libre para otra persona y borramos tu nombre, correo y teléfono. No se puede deshacer.
      </p>
      <p role="alert" className="mt-3 font-semibold text-danger">
        {error}
      </p>
    </Overlay>
  );
}
