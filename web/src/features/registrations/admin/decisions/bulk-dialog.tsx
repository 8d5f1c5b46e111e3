import { approveRegistrations, rejectRegistrations } from '@copa/domain/registrations/endpoints';
import type { Registration } from '@copa/domain/registrations/registration';
import { isComplete } from '@copa/domain/registrations/unit';
import { useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { Overlay } from '../../../../components/dialog/overlay.tsx';
import { ProgressBar } from '../../../../components/progress-bar.tsx';
import { useAdminCall, useRefresh } from '../../../../lib/admin/admin-api.ts';
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

  const count = decisions.length === 1 ? '1 inscripción' : `${decisions.length} inscripciones`;
  return (
    <Overlay
      open
      size="small"
      title={`${approving ? 'Aprobar' : 'Rechazar'} ${count}`}
      onClose={finish}
      footer={
        phase.name === 'asking' ? (
          <>
            <Button variant="secondary" onClick={finish}>
              Cancelar
            </Button>
            <Button
              variant={approving ? 'primary' : 'danger'}
              disabled={decisions.length === 0}
              onClick={() => void run(decisions, [])}
            >
              {approving ? 'Aprobar' : 'Rechazar'}
            </Button>
          </>
        ) : (
          <Button busy={phase.name === 'running'} onClick={finish}>
            {phase.name === 'running' ? 'Enviando…' : 'Cerrar'}
          </Button>
        )
      }
    >
      {phase.name === 'asking' && (
        <div className="grid gap-4">
          <p className="text-mist">
            {approving
              ? 'Entran por orden de llegada hasta completar los cupos.'
              : 'Sus lugares quedan libres. Cada jugador lo ve en el enlace de su inscripción.'}
            {already > 0 && ` ${already} ya ${already === 1 ? 'estaba' : 'estaban'} así.`}
          </p>
          {approving && incomplete > 0 && (
            <p className="text-warning">
              {incomplete === 1
                ? '1 equipo está incompleto: no se aprueba hasta que acepten los que faltan.'
                : `${incomplete} equipos están incompletos: no se aprueban hasta que acepten los que faltan.`}
            </p>
          )}
          {!approving && <ReasonField value={reason} onChange={setReason} />}
        </div>
      )}
      {phase.name === 'running' && (
        <output className="grid gap-3">
          <span>
            {progress} de {decisions.length}
          </span>
          <ProgressBar label="Progreso" value={progress} max={decisions.length} />
        </output>
      )}
      {phase.name === 'done' && (
        <BulkResults rows={phase.rows} onRetry={(unsent) => void run(unsent, phase.rows)} />
      )}
    </Overlay>
  );
}
