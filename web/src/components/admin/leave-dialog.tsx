import type { UnsavedGuard } from '../../lib/admin/use-unsaved-guard.ts';
import { Button } from '../button.tsx';
import { Overlay } from '../dialog/overlay.tsx';

interface LeaveDialogProps {
  readonly guard: UnsavedGuard;
  /** Called to discard the typed text. */
  readonly onLeave: () => void;
}

/** The question of a guard. */
export function LeaveDialog({ guard, onLeave }: LeaveDialogProps) {
  const leave = () => {
    onLeave();
    guard.leave();
  };
  return (
    <Overlay
      open={guard.asking}
      size="small"
      title="¿Salir sin guardar?"
      onClose={guard.stay}
      footer={
        <>
          <Button variant="danger" onClick={leave}>
            Salir sin guardar
          </Button>
          <Button onClick={guard.stay}>Seguir editando</Button>
        </>
      }
    >
      <p>Tienes cambios sin guardar.</p>
    </Overlay>
  );
}
