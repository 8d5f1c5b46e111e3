import type { UnsavedGuard } from '../../lib/admin/use-unsaved-guard.ts';
import { Button } from '../button.tsx';
import { Overlay } from '../dialog/overlay.tsx';

/** The question of a guard. */
export function LeaveDialog({ guard }: { guard: UnsavedGuard }) {
  return (
    <Overlay
      open={guard.asking}
      size="small"
      title="¿Salir sin guardar?"
      onClose={guard.stay}
      footer={
        <>
          <Button variant="danger" onClick={guard.leave}>
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
