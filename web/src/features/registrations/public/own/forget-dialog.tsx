import { Button } from '../../../../components/button.tsx';
import { Overlay } from '../../../../components/dialog/overlay.tsx';

interface ForgetDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** The private link may be nowhere else, so it is asked. */
export function ForgetDialog({ open, onClose, onConfirm }: ForgetDialogProps) {
  return (
    <Overlay
      open={open}
      onClose={onClose}
      size="small"
      title="¿Quitar de este teléfono?"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Conservarla
          </Button>
          <Button variant="danger" onClick={onConfirm}>
            Sí, quitar
          </Button>
        </>
      }
    >
      <p>
        Tu inscripción sigue en pie, pero sin su enlace privado no podrás ver tu estado ni retirarte. Si no lo
        guardaste en otro lado, consérvala.
      </p>
    </Overlay>
  );
}
