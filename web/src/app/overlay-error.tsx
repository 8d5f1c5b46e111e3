import { Button } from '../components/button.tsx';
import { Overlay } from '../components/dialog/overlay.tsx';

/** An overlay that cannot be downloaded must not take the page below with it. */
export function OverlayError({ onClose }: { onClose: () => void }) {
  return (
    <Overlay
      open
      size="small"
      title="No se pudo abrir"
      onClose={onClose}
      footer={<Button onClick={() => location.reload()}>Recargar la página</Button>}
    >
      <p>Revisa tu conexión e inténtalo otra vez. Lo que escribiste en un formulario se conserva.</p>
    </Overlay>
  );
}
