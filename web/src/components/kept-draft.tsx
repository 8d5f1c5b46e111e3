import { useState } from 'react';
import { Button } from './button.tsx';
import { ConfirmDialog } from './dialog/confirm-dialog.tsx';
import * as words from './words/kept-draft.tsx';

interface RestoredDraftProps {
  readonly whose: string | null;
  readonly uncertain?: boolean;
  readonly isFilled?: boolean;
  readonly disabled: boolean;
  readonly onDrop: () => void;
}

export function RestoredDraft(props: RestoredDraftProps) {
  const { whose, uncertain = false, isFilled = false, disabled, onDrop } = props;
  const [asking, setAsking] = useState(false);
  return (
    <section
      aria-label={words.title}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md border border-edge/60 bg-ash p-3 pl-4"
    >
      <p className="min-w-0 flex-1 basis-48">
        {whose === null ? words.somebodys : isFilled ? words.filled(whose) : words.whose(whose)}
      </p>
      <Button variant="secondary" disabled={disabled} onClick={() => setAsking(true)}>
        {words.notMe}
      </Button>
      <DropDialog open={asking} uncertain={uncertain} onClose={() => setAsking(false)} onDrop={onDrop} />
    </section>
  );
}

export function DropDraftButton(props: Omit<RestoredDraftProps, 'whose' | 'isFilled'>) {
  const { uncertain = false, disabled, onDrop } = props;
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="ghost" disabled={disabled} onClick={() => setAsking(true)}>
        {words.remove}
      </Button>
      <DropDialog open={asking} uncertain={uncertain} onClose={() => setAsking(false)} onDrop={onDrop} />
    </>
  );
}

interface DropDialogProps {
  readonly open: boolean;
  readonly uncertain: boolean;
  readonly onClose: () => void;
  readonly onDrop: () => void;
}

function DropDialog({ open, uncertain, onClose, onDrop }: DropDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      danger
      title={words.removeTitle}
      confirm={words.removeConfirm}
      onConfirm={async () => onDrop()}
      onClose={onClose}
    >
      <p>{words.removeText}</p>
      {uncertain && <p className="text-warning">{words.mayHaveArrived}</p>}
    </ConfirmDialog>
  );
}
