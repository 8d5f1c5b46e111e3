import type { HeadlineAction } from '@copa/domain/day/headline';
import { Button } from '../../../../components/button.tsx';
import { Icon } from '../../../../components/icon.tsx';
import * as words from '../../words/ticket.ts';
import type { Tap, Tapping } from './use-tap.ts';

interface TapPartProps {
  readonly action: HeadlineAction | null;
  readonly tapping: Tapping;
}

/** The one big button, and what became of the last tap. */
export function TapPart({ action, tapping }: TapPartProps) {
  const { waiting, sending, refusal, send } = tapping;
  const tap = waiting ?? tapOf(action);
  if (tap === null && refusal === null) return null;
  return (
    <div className="grid gap-3">
      <div role="alert" className="empty:hidden">
        {waiting !== null && !sending && (
          <p className="flex gap-2 font-semibold text-warning">
            <Icon name="alert" className="mt-0.5 size-5" />
            <span className="min-w-0">{words.notSent}</span>
          </p>
        )}
        {refusal !== null && <p className="font-semibold text-danger">{refusal}</p>}
      </div>
      {tap !== null && (
        <Button
          size="lg"
          block
          icon={waiting === null ? 'check' : undefined}
          busy={sending}
          onClick={() => send(tap)}
        >
          {sending ? words.sending : waiting === null ? labelOf(action) : words.sendNow}
        </Button>
      )}
    </div>
  );
}

function tapOf(action: HeadlineAction | null): Tap | null {
  if (action === null) return null;
  return action.does === 'ready' ? 'ready' : action.window;
}

function labelOf(action: HeadlineAction | null): string {
  if (action?.does === 'ready') return words.ready;
  return action?.isLate === true ? words.stillComing : words.confirm;
}
