import { Button } from '../../../../components/button.tsx';
import * as words from '../../words/send-part.ts';
import type { SentDraft } from './use-sent-draft.ts';

interface SendPartProps extends Pick<SentDraft<unknown>, 'isKept' | 'refusal' | 'sending' | 'waiting'> {
  readonly send: string;
  /** Told while no answer has come. */
  readonly notArrived: string;
  /** A picture is being read. */
  readonly isReading: boolean;
  readonly onCancel: (() => void) | null;
}

/** The end of a form whose values wait on this phone: what became of them, and the buttons. */
export function SendPart(props: SendPartProps) {
  const { isKept, refusal, sending, waiting, send, notArrived, isReading, onCancel } = props;
  const isLate = waiting && !sending;
  return (
    <>
      {!isKept && <p className="text-sm text-warning">{words.keepsNothing}</p>}
      <p role="alert" className="font-semibold text-danger empty:hidden">
        {refusal}
      </p>
      <output className="block text-warning empty:hidden">{isLate && notArrived}</output>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={sending} disabled={isReading}>
          {isLate ? words.sendAgain : send}
        </Button>
        {onCancel !== null && (
          <Button variant="ghost" disabled={sending} onClick={onCancel}>
            {words.cancel}
          </Button>
        )}
      </div>
    </>
  );
}
