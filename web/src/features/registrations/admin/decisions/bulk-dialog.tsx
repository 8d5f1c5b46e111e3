import { approveRegistrations, rejectRegistrations } from '@copa/domain/registrations/endpoints';
import type { Registration } from '@copa/domain/registrations/registration';
import { useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { Overlay } from '../../../../components/dialog/overlay.tsx';
import { Icon } from '../../../../components/icon.tsx';
import { ProgressBar } from '../../../../components/progress-bar.tsx';
import { useAdminCall, useRefresh } from '../../../../lib/admin/admin-api.ts';
import { cx } from '../../../../lib/cx.ts';
import { useKeptText } from '../../../../lib/storage/use-kept.ts';
import * as words from '../../words/inbox.ts';
import * as placeWords from '../../words/places.ts';
import { rowTitle } from '../unit-words.ts';
import { type BulkDecision, ofKind } from './bulk-kind.ts';
import { type Decision, decisionOn, useUnsentDecisions } from './decision.ts';
import { freedPlaceSentence, freedPlacesSentences, heirOf, type ShownRegistrations } from './freed-places.ts';
import { type Decided, placeAfterText, placesAfterText } from './place-after-words.ts';
import { ReasonField } from './reject-dialog.tsx';
import { type BatchRow, runBatch } from './run-batch.ts';

interface BulkDialogProps {
  readonly to: BulkDecision;
  readonly registrations: readonly Registration[];
  readonly known: ShownRegistrations;
  readonly onDone: (decided: readonly Decided[]) => void;
  readonly onClose: () => void;
}

export function BulkDialog({ to, registrations, known, onDone, onClose }: BulkDialogProps) {
  const { decisions, all, progress, phase, send } = useBatch(to, registrations);
  const [only] = useState(() => onlyRejected(to, registrations, known));
  // The name of the draft stays the same when a unit disappears from the live list.
  const [draft] = useState(`reject_many_${registrations[0]?.id}`);
  const [reason, setReason] = useKeptText(draft);
  const approving = to === 'approved';

  const title = approving ? words.approveCount(all) : words.rejectCount(all);

  const finish = () => {
    if (phase.name === 'running') return;
    if (phase.name === 'done') {
      setReason('');
      onDone(decidedIn(phase.rows, only?.heir));
    }
    onClose();
  };
  return (
    <Overlay
      size="small"
      title={only === null ? title : words.rejectTitle(only.name)}
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
              onClick={() => void send(decisions, reason)}
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
          <Consequences {...{ to, registrations, known, all }} />
          {!approving && all > 0 && <ReasonField value={reason} onChange={setReason} />}
        </div>
      )}
      <output className="grid gap-3 empty:absolute">
        {phase.name === 'running' && (
          <>
            <span>{words.progress(progress, decisions.length)}</span>
            <ProgressBar label={words.progressLabel} value={progress} max={decisions.length} />
          </>
        )}
        {phase.name === 'done' && <strong className="mb-1 font-semibold">{doneText(to, phase.rows)}</strong>}
      </output>
      {phase.name === 'done' && (
        <BulkResults
          to={to}
          rows={phase.rows}
          heir={only?.heir ?? null}
          onSend={(some) => void send(some, reason)}
        />
      )}
    </Overlay>
  );
}

interface ConsequencesProps extends Pick<BulkDialogProps, 'to' | 'registrations' | 'known'> {
  readonly all: number;
}

function Consequences({ to, registrations, known, all }: ConsequencesProps) {
  const approving = to === 'approved';
  const open = ofKind('pending', registrations, to);
  const [rejected] = useState(() => rejectionText(open, known));
  const waiting = open.filter(({ place }) => place === 'waiting').length;
  const kept = KEPT.map((kind) => [kind, ofKind(kind, registrations, to).length] as const).filter(
    ([, count]) => count > 0,
  );
  return (
    <>
      {(kept.length > 0 || all === 0) && (
        <p className="text-lg">
          {words.bulkPending(all)} {kept.length > 0 && words.bulkStay(kept)}
        </p>
      )}
      {all > 0 && <p className="text-mist">{approving ? words.approveInOrder : rejected}</p>}
      {approving && waiting > 0 && <p>{placeWords.waitAnyway(waiting)}</p>}
    </>
  );
}

const KEPT = ['incomplete', 'noConsent', 'approved', 'rejected'] as const;

function rejectionText(units: readonly Registration[], known: ShownRegistrations): string {
  const [only, ...others] = units;
  return only !== undefined && others.length === 0
    ? `${freedPlaceSentence(only, known, 'rejects')} ${placeWords.seenByPlayer}`
    : `${freedPlacesSentences(units, known)} ${words.rejectIsSeen}`;
}

/** A rejection of one unit reads as in its own dialog: it names the unit, and who gets its place. */
function onlyRejected(to: BulkDecision, registrations: readonly Registration[], known: ShownRegistrations) {
  const [only, ...others] = to === 'rejected' ? ofKind('pending', registrations, to) : [];
  if (only === undefined || others.length > 0) return null;
  return { name: rowTitle(only), heir: heirOf(only, known) };
}

function decidedIn(rows: readonly BatchRow[], heir: string | null = null): readonly Decided[] {
  return rows.flatMap(({ decision, after }) => (after === null ? [] : [{ decision, after, heir }]));
}

type Phase =
  | { readonly name: 'asking' | 'running' }
  | { readonly name: 'done'; readonly rows: readonly BatchRow[] };

function useBatch(to: BulkDecision, registrations: readonly Registration[]) {
  const call = useAdminCall();
  const refresh = useRefresh();
  const { keep, forget } = useUnsentDecisions();
  const [decisions, setDecisions] = useState<readonly Decision[]>(() =>
    // Decisions are sent in the order of registration, so that the earliest units get the places that are
    // left.
    ofKind('pending', registrations, to)
      .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
      .map((registration) => decisionOn(registration, to, null)),
  );
  // A retry sends only some of the decisions, so the number at the start is kept.
  const [all] = useState(decisions.length);
  const [progress, setProgress] = useState(0);
  const [phase, setPhase] = useState<Phase>({ name: 'asking' });
  const before = phase.name === 'done' ? phase.rows : [];

  const send = async (wanted: readonly Decision[], typedReason: string) => {
    const reason = typedReason.trim();
    const toReason = to === 'approved' || reason === '' ? null : reason;
    const asked = wanted.map((decision) => ({ ...decision, toReason }));
    setPhase({ name: 'running' });
    setProgress(0);
    setDecisions(asked);
    keep(asked);
    const rows = await runBatch(
      asked,
      (ids, expected, names) => {
        const body = { ids: [...ids], expected, names };
        return to === 'approved'
          ? call(approveRegistrations, { body })
          : call(rejectRegistrations, { body: { ...body, ...(reason !== '' && { reason }) } });
      },
      setProgress,
    );
    forget(rows.filter(({ outcome }) => outcome !== 'unsent').map(({ decision }) => decision));
    void refresh(approveRegistrations);
    const sent = new Set(asked.map(({ id }) => id));
    setPhase({ name: 'done', rows: [...before.filter(({ decision }) => !sent.has(decision.id)), ...rows] });
  };
  return { decisions, all, progress, phase, send };
}

function doneText(to: BulkDecision, rows: readonly BatchRow[]): string {
  const done = decidedIn(rows);
  return placeWords.manyDone(done.length, rows.length, to, placesAfterText(to, done));
}

const LISTED_MOST = 3;
const ORDER = { unsent: 0, refused: 1, done: 2 } as const;

interface BulkResultsProps {
  readonly to: BulkDecision;
  readonly rows: readonly BatchRow[];
  readonly heir: string | null;
  readonly onSend: (some: readonly Decision[]) => void;
}

function BulkResults({ to, rows, heir, onSend }: BulkResultsProps) {
  const unsent = rows.filter(({ outcome }) => outcome === 'unsent');
  // A unit with a new name has a button of its own, because the organiser has to see that name first.
  const refused = rows.filter(({ outcome, again }) => outcome === 'refused' && again === null);
  const failed = [...unsent, ...refused.filter(({ isOutdated }) => !isOutdated)];
  const alike = (row: BatchRow) =>
    rows.filter(({ outcome, message }) => outcome === row.outcome && message === row.message);
  const isCounted = (row: BatchRow) => row.outcome !== 'refused' && alike(row).length > LISTED_MOST;
  const shown = rows.filter((row) => !isCounted(row) || alike(row)[0] === row);
  return (
    <div className="grid gap-4">
      {unsent.length + refused.length > 0 && (
        <div role="alert" className="grid gap-3 rounded-md border border-danger/50 p-3">
          {unsent.length > 0 && <p>{words.unsent(unsent.length, unsent[0]?.message ?? '')}</p>}
          {refused.length > 0 && <p>{words.refused[to](refused.length)}</p>}
          {failed.length > 0 && (
            <Button
              variant={unsent.length > 0 ? 'primary' : 'secondary'}
              onClick={() => onSend(failed.map(({ decision }) => decision))}
            >
              {words.retryFailed}
            </Button>
          )}
        </div>
      )}
      <ul aria-label={words.resultsTitle} className="grid gap-1">
        {shown
          .toSorted((a, b) => ORDER[a.outcome] - ORDER[b.outcome])
          .map((row) => (
            <ResultLine
              key={row.decision.id}
              name={isCounted(row) ? words.bulkCount(alike(row).length) : row.decision.name}
              {...{ to, row, heir, onSend }}
            />
          ))}
      </ul>
    </div>
  );
}

interface ResultLineProps extends Pick<BulkResultsProps, 'to' | 'heir' | 'onSend'> {
  readonly name: string;
  readonly row: BatchRow;
}

function ResultLine({ to, name, row, heir, onSend }: ResultLineProps) {
  const { outcome, message, after, again } = row;
  return (
    <li className="flex items-start gap-2 border-b border-line/60 py-2">
      <Icon
        name={outcome === 'done' ? 'check' : 'alert'}
        className={cx('mt-0.5 size-5', outcome === 'done' ? 'text-success' : 'text-danger')}
      />
      <span className="min-w-0">
        <span className="font-semibold">{name}</span>
        <span className="block text-sm text-mist wrap-anywhere">
          {after === null || heir === null ? message : placeAfterText(after, heir)}
        </span>
        {again !== null && (
          <Button
            variant="secondary"
            aria-label={words.againNamed[to](again.name)}
            onClick={() => onSend([again])}
          >
            {words.again[to]}
          </Button>
        )}
      </span>
    </li>
  );
}
