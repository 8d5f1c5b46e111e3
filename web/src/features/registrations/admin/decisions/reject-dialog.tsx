import { SHORT_TEXT_MAX } from '@copa/domain/limits';
import { useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { Overlay } from '../../../../components/dialog/overlay.tsx';
import * as words from '../../words/inbox.ts';
import { ReasonField } from './reason-field.tsx';

interface RejectDialogProps {
  readonly name: string;
  readonly onReject: (reason: string | null) => void;
  readonly onClose: () => void;
}

/** Closes at once: the answer comes as a notice, with the way back. */
export function RejectDialog({ name, onReject, onClose }: RejectDialogProps) {
  const [reason, setReason] = useState('');
  const reject = () => {
    onReject(reason.trim() === '' ? null : reason.trim().slice(0, SHORT_TEXT_MAX));
    onClose();
  };
  return (
    <Overlay
      open
      size="small"
      title={words.rejectTitle(name)}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button variant="danger" onClick={reject}>
            {words.reject}
          </Button>
        </>
      }
    >
      <p className="mb-4 text-mist">{words.rejectEffect}</p>
      <ReasonField value={reason} onChange={setReason} />
    </Overlay>
  );
}
