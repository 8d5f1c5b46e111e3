import { ConfirmDialog } from '../../../../components/dialog/confirm-dialog.tsx';
import * as words from '../../words/own.tsx';

/** `member`: one of several leaves, and the others stay. */
export type Withdrawal = keyof typeof words.withdrawal;

interface WithdrawDialogProps {
  readonly what: Withdrawal;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => Promise<void>;
}

/** It cannot be undone, so it is asked. */
export function WithdrawDialog({ what, ...rest }: WithdrawDialogProps) {
  const { title, confirm, cancel, text } = words.withdrawal[what];
  return (
    <ConfirmDialog {...rest} danger title={title} confirm={confirm} cancel={cancel}>
      <p>{text}</p>
    </ConfirmDialog>
  );
}
