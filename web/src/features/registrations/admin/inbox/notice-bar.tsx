import { UNDO_MS } from '@copa/domain/limits';
import { useEffect } from 'react';
import { Button, IconButton } from '../../../../components/button.tsx';
import { focusRow } from '../../../../lib/admin/focus/use-row-focus.ts';
import { useSecondsLeft } from '../../../../lib/undo/use-seconds-left.ts';
import * as words from '../../words/inbox.ts';
import { type Decided, decidedText } from '../decisions/place-after-words.ts';
import { type Decisions, unsentText } from '../decisions/use-decisions.ts';

export function NoticeBar({ decisions }: { decisions: Decisions }) {
  const { decided, unsent, renamed } = decisions;
  return (
    <>
      <div role="alert" className="grid gap-2 empty:absolute">
        {unsent.length > 0 && <UnsentNotice decisions={decisions} />}
        {renamed.length > 0 && <RenamedNotice decisions={decisions} />}
      </div>
      <output className="block empty:absolute">
        {decided.length > 0 && <UndoNotice key={keyOf(decided)} decisions={decisions} />}
      </output>
    </>
  );
}

function keyOf(decided: readonly Decided[]): string {
  return decided.map(({ decision: { id, to } }) => `${id}:${to}`).join();
}

const frame = 'toast flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-2';

function UndoNotice({ decisions }: { decisions: Decisions }) {
  const left = useSecondsLeft(UNDO_MS);
  const { decided, undo, dismiss } = decisions;
  const told = decidedText(decided);
  useEffect(() => {
    if (left === 0) dismiss();
  }, [dismiss, left]);
  return (
    <div className={`${frame} text-success`}>
      {/* The button goes below a text that would need more than two lines beside it. */}
      <p
        className="min-w-0 flex-1 text-sm wrap-anywhere text-ink"
        style={{ flexBasis: `min(100%, ${Math.ceil(told.length / 2)}ch)` }}
      >
        {told}
      </p>
      <Button
        variant="secondary"
        className="ml-auto"
        onClick={({ currentTarget }) => {
          // This button disappears, and its neighbour would get the focus: the rejection of somebody else.
          const isInList = currentTarget.closest('aside') === null;
          if (isInList && decided[0]) focusRow(decided[0].decision.id);
          void undo(decided);
        }}
      >
        {words.undo} <span aria-hidden="true">({left})</span>
      </Button>
    </div>
  );
}

function UnsentNotice({ decisions }: { decisions: Decisions }) {
  return (
    <div className={`${frame} text-danger`}>
      <p className="min-w-[min(12rem,100%)] flex-1 text-sm wrap-anywhere text-ink">{unsentText(decisions)}</p>
      <Button onClick={() => void decisions.decide(decisions.unsent)}>{words.retry}</Button>
      <IconButton icon="close" label={words.dismiss} onClick={decisions.forgetUnsent} />
    </div>
  );
}

function RenamedNotice({ decisions: { renamed, decide, dismissRenamed } }: { decisions: Decisions }) {
  const [first] = renamed;
  if (first === undefined) return null;
  const { decision, message } = first;
  return (
    <div className={`${frame} text-warning`}>
      <p className="min-w-[min(12rem,100%)] flex-1 text-sm wrap-anywhere text-ink">
        {words.renamed(decision.name, message, renamed.length - 1)}
      </p>
      <Button onClick={() => void decide([decision])}>{words.again[decision.to]}</Button>
      <IconButton icon="close" label={words.dismiss} onClick={() => dismissRenamed(first)} />
    </div>
  );
}
