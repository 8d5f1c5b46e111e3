import { Overlay } from '../../../../components/dialog/overlay.tsx';
import { FaqContent } from './faq-content.tsx';

interface FaqOverlayProps {
  open: boolean;
  question: string | null;
  onClose: () => void;
}

export default function FaqOverlay({ open, question, onClose }: FaqOverlayProps) {
  return (
    <Overlay open={open} onClose={onClose} title="Preguntas frecuentes" size="tall">
      <FaqContent question={open ? question : null} />
    </Overlay>
  );
}
