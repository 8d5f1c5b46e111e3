import { approveRegistrations, rejectRegistrations } from '@copa/domain/registrations/endpoints';
import type { Registration } from '@copa/domain/registrations/registration';
import { isComplete } from '@copa/domain/registrations/unit';
import { useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { Overlay } from '../../../../components/dialog/overlay.tsx';
import { ProgressBar } from '../../../../components/progress-bar.tsx';
import { useAdminCall, useRefresh } from '../../../../lib/admin/admin-api.ts';
import * as words from '../../words/inbox.ts';
import { BulkResults } from './bulk-results.tsx';
import { type Decision, decisionOn } from './decision.ts';
import { ReasonField } from './reason-field.tsx';
import { type BatchRow, runBatch } from './run-batch.ts';

interface BulkDialogProps {
  readonly to: 'approved' | 'rejected';
  readonly registrations: readonly Registration[];
  /** Called with decisions that can be undone. */
  readonly onDone: (decisions: readonly Decision[]) => void;
  readonly onClose: () => void;
}

type Phase =
  | { readonly name: 'asking' }
  | { readonly name: 'running' }
  | { readonly name: 'done'; readonly rows: readonly BatchRow[] };

/** Many decisions at once: asks, shows how far it is, then what became of each. */
export function BulkDialog({ to, registrations, onDone, onClose }: BulkDialogProps) {
  const call = useAdminCall();
  const refresh = useRefresh();
  const [decisions, setDecisions] = useState<readonly Decision[]>(() =>
    // The earliest registration takes the last place.
    registrations
      .filter(({ status }) => status !== to)
      .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
      .map((registration) => decisionOn(registration, to, null)),
  );
  const [reason, setReason] = useState('');
  const [progress, setProgress] = useState(0);
  const [phase, setPhase] = useState<Phase>({ name: 'asking' });
  const approving = to === 'approved';
  const already = registrations.length - decisions.length;
  const incomplete = registrations.filter(({ members }) => !isComplete(members)).length;

  const run = async (wanted: readonly Decision[], before: readonly BatchRow[]) => {
    setPhase({ name: 'running' });
    setProgress(0);
    setDecisions(wanted);
    const text = reason.trim();
    const rows = await runBatch(
      wanted,
      (ids, expected) => {
        const body = { ids: [...ids], expected };
        return approving
          ? call(approveRegistrations, { body })
          : call(rejectRegistrations, { body: { ...body, ...(text !== '' && { reason: text }) } });
      },
      setProgress,
    );
    void refresh(approveRegistrations);
    setPhase({ name: 'done', rows: [...before.filter(({ outcome }) => outcome !== 'unsent'), ...rows] });
  };
  const finish = () => {
    if (phase.name === 'running') return;
    if (phase.name === 'done') {
      onDone(phase.rows.filter(({ outcome }) => outcome === 'done').map(({ decision }) => decision));
    }
    onClose();
  };

  return (
    <Overlay
      open
      size="small"
      title={approving ? words.approveCount(decisions.length) : words.rejectCount(decisions.length)}
      onClose={finish}
      footer={
        phase.name === 'asking' ? (
          <>
            <Button variant="secondary" onClick={finish}>
              {words.cancel}
            </Button>
            <Button
              variant={approving ? 'primary' : 'danger'}
              disabled={decisions.length === 0}
              onClick={() => void run(decisions, [])}
            >
              {approving ? words.approve : words.reject}
            </Button>
          </>
        ) : (
          <Button busy={phase.name === 'running'} onClick={finish}>
            {phase.name === 'running' ? words.sending : words.close}
          </Button>
        )
      }
    >
      {phase.name === 'asking' && (
        <div className="grid gap-4">
          <p className="text-mist">
            {approving ? words.approveInOrder : words.rejectFreesPlaces}
            {already > 0 && ` ${words.alreadySo(already)}`}
          </p>
          {approving && incomplete > 0 && <p className="text-warning">{words.incompleteStay(incomplete)}</p>}
          {!approving && <ReasonField value={reason} onChange={setReason} />}
        </div>
      )}
      {phase.name === 'running' && (
        <output className="grid gap-3">
          <span>{words.progress(progress, decisions.length)}</span>
          <ProgressBar label={words.progressLabel} value={progress} max={decisions.length} />
        </output>
      )}
      {phase.name === 'done' && (
        <BulkResults rows={phase.rows} onRetry={(unsent) => void run(unsent, phase.rows)} />
      )}
    </Overlay>
  );
}
