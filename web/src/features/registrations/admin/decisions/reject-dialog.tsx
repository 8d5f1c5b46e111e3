import { SHORT_TEXT_MAX } from '@copa/domain/limits';
import { cutText } from '@copa/domain/text';
import { UsualReasons } from '../../../../components/admin/reason-dialog.tsx';
import { Button } from '../../../../components/button.tsx';
import { Overlay } from '../../../../components/dialog/overlay.tsx';
import { LimitedAreaField } from '../../../../components/fields/limited-field.tsx';
import { useKeptText } from '../../../../lib/storage/use-kept.ts';
import * as words from '../../words/inbox.ts';
import * as placeWords from '../../words/places.ts';

interface RejectDialogProps {
  readonly id: string;
  readonly name: string;
  readonly effect: string;
  readonly onReject: (reason: string | null) => Promise<boolean>;
  readonly onClose: () => void;
}

export function RejectDialog({ id, name, effect, onReject, onClose }: RejectDialogProps) {
  const [reason, setReason] = useKeptText(`reject_${id}`);
  const reject = async () => {
    onClose();
    const text = cutText(reason.trim(), SHORT_TEXT_MAX);
    if (await onReject(text === '' ? null : text)) setReason('');
  };
  return (
    <Overlay
      size="small"
      title={words.rejectTitle(name)}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button variant="danger" onClick={() => void reject()}>
            {words.reject}
          </Button>
        </>
      }
    >
      <p className="mb-4 text-mist">
        {effect} {placeWords.seenByPlayer}
      </p>
      <ReasonField value={reason} onChange={setReason} />
    </Overlay>
  );
}

export function ReasonField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return (
    <div className="grid gap-3">
      <LimitedAreaField
        label={words.reason}
        hint={words.reasonHint}
        rows={2}
        maxLength={SHORT_TEXT_MAX}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <UsualReasons usual={words.usualReasonList} chosen={value} onChoose={onChange} />
    </div>
  );
}
