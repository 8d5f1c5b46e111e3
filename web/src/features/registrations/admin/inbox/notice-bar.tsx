import { SECOND_MS } from '@copa/domain/limits';
import { useEffect, useState } from 'react';
import { Button, IconButton } from '../../../../components/button.tsx';
import * as words from '../../words/inbox.ts';
import { type Decisions, type Notice, noticeText } from '../decisions/use-decisions.ts';

const UNDO_SECONDS = 10;

/** The last decision: to take back for ten seconds, or, when it did not arrive, to send again. */
export function NoticeBar({ decisions }: { decisions: Decisions }) {
  const { notice } = decisions;
  return (
    <div role={notice?.kind === 'unsent' ? 'alert' : 'status'}>
      {notice?.kind === 'decided' && <UndoNotice key={keyOf(notice)} notice={notice} decisions={decisions} />}
      {notice?.kind === 'unsent' && <UnsentNotice notice={notice} decisions={decisions} />}
    </div>
  );
}

interface NoticeProps<Kind extends Notice['kind']> {
  readonly notice: Extract<Notice, { kind: Kind }>;
  readonly decisions: Decisions;
}

/** The seconds start again with every decision. */
function keyOf({ decided }: NoticeProps<'decided'>['notice']): string {
  return decided.map(({ decision: { id, to } }) => `${id}:${to}`).join();
}

const frame = 'toast flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-2';

function UndoNotice({ notice, decisions }: NoticeProps<'decided'>) {
  const [left, setLeft] = useState(UNDO_SECONDS);
  const { undo, dismiss } = decisions;
  useEffect(() => {
    const timer = setInterval(() => setLeft((seconds) => seconds - 1), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    if (left <= 0) dismiss();
  }, [dismiss, left]);
  return (
    <div className={`${frame} text-success`}>
      <p className="min-w-0 flex-1 text-sm wrap-anywhere text-ink">{noticeText(notice)}</p>
      <Button variant="secondary" onClick={() => void undo(notice.decided)}>
        {words.undo} <span aria-hidden="true">({Math.max(left, 0)})</span>
      </Button>
    </div>
  );
}

function UnsentNotice({ notice, decisions }: NoticeProps<'unsent'>) {
  return (
    <div className={`${frame} text-danger`}>
      <p className="min-w-48 flex-1 text-sm text-ink">{noticeText(notice)}</p>
      <Button onClick={() => void decisions.decide(notice.decisions)}>{words.retry}</Button>
      <IconButton icon="close" label={words.dismiss} onClick={decisions.dismiss} />
    </div>
  );
}
