import { SHORT_TEXT_MAX } from '@copa/domain/limits';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx';
import { TextField } from '../fields/text-field.tsx';

interface ReasonDialogProps {
  readonly title: string;
  readonly confirm: string;
  /** One tap each; any other can be written. */
  readonly usual: readonly string[];
  /** Who reads it. */
  readonly hint?: string;
  readonly onConfirm: (reason: string) => Promise<unknown>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function ReasonDialog(props: ReasonDialogProps) {
  const { title, confirm, usual, hint = 'Queda en la auditoría.', onConfirm, onClose, children } = props;
  const [reason, setReason] = useState('');
  return (
    <ConfirmDialog open title={title} confirm={confirm} onConfirm={() => onConfirm(reason)} onClose={onClose}>
      {children}
      <fieldset aria-label="Motivos frecuentes" className="flex flex-wrap gap-2">
        {usual.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={reason === each}
            onClick={() => setReason(each)}
            className="min-h-11 rounded-full border border-edge/60 bg-ash px-3.5 text-sm text-mist hover:border-mist aria-pressed:border-gold aria-pressed:text-gold"
          >
            {each}
          </button>
        ))}
      </fieldset>
      <TextField
        label="Motivo"
        hint={hint}
        required
        autoComplete="off"
        maxLength={SHORT_TEXT_MAX}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </ConfirmDialog>
  );
}
