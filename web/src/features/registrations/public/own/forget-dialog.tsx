import { Button } from '../../../../components/button.tsx';
import { Overlay } from '../../../../components/dialog/overlay.tsx';
import * as words from '../../words/own-list.ts';

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
      title={words.forgetTitle}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {words.keep}
          </Button>
          <Button variant="danger" onClick={onConfirm}>
            {words.forget}
          </Button>
        </>
      }
    >
      <p>{words.forgetEffect}</p>
    </Overlay>
  );
}
