import { ConfirmDialog } from '../../../../components/dialog/confirm-dialog.tsx';
import * as words from '../../words/settings.ts';

interface CutDaysDialogProps {
  /** Null if the data were kept until the tournament is removed. */
  readonly before: number | null;
  readonly after: number;
  readonly onSave: () => void;
  readonly onClose: () => void;
}

export function CutDaysDialog({ before, after, onSave, onClose }: CutDaysDialogProps) {
  return (
    <ConfirmDialog
      danger
      title={words.cutTitle}
      confirm={words.cutSure(after)}
      onConfirm={async () => onSave()}
      onClose={onClose}
    >
      <p>{words.cutText(before, after)}</p>
    </ConfirmDialog>
  );
}
