import { Overlay } from '../../../../components/dialog/overlay.tsx';
import { TermsContent } from './terms-content.tsx';

export default function TermsOverlay({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Overlay open={open} onClose={onClose} title="Términos y condiciones" size="tall">
      <TermsContent />
    </Overlay>
  );
}
