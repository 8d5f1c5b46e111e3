import { ConfirmDialog } from '../../../../components/dialog/confirm-dialog.tsx';
import * as words from '../../words/match.ts';

interface DoubtDialogProps {
  readonly match: string;
  readonly doubts: readonly string[];
  readonly onPublish: () => Promise<unknown>;
  readonly onClose: () => void;
}

export function DoubtDialog({ match, doubts, onPublish, onClose }: DoubtDialogProps) {
  return (
    <ConfirmDialog
      danger
      title={words.publishAnyway(match)}
      confirm={words.publishSo}
      cancel={words.checkFirst}
      onConfirm={onPublish}
      onClose={onClose}
    >
      {doubts.map((doubt) => (
        <p key={doubt} className="text-warning">
          {doubt}
        </p>
      ))}
      <p>{words.publishedSo}</p>
    </ConfirmDialog>
  );
}
