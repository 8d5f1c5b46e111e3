import { Component, type ReactNode } from 'react';
import { Button } from '../components/button.tsx';
import { Overlay } from '../components/dialog/overlay.tsx';

interface OverlayBoundaryProps {
  resetKey: string;
  onClose: () => void;
  children: ReactNode;
}

/** An overlay that cannot be downloaded must not take the page below with it. */
export class OverlayBoundary extends Component<OverlayBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidUpdate(previous: OverlayBoundaryProps): void {
    if (this.state.failed && previous.resetKey !== this.props.resetKey) this.setState({ failed: false });
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <Overlay
        open
        size="small"
        title="No se pudo abrir"
        onClose={this.props.onClose}
        footer={<Button onClick={() => location.reload()}>Recargar la página</Button>}
      >
        <p>Revisa tu conexión e inténtalo otra vez. Lo que escribiste en un formulario se conserva.</p>
      </Overlay>
    );
  }
}
