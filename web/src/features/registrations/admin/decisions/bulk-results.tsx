import { Button } from '../../../../components/button.tsx';
import { Icon } from '../../../../components/icon.tsx';
import { cx } from '../../../../lib/cx.ts';
import * as words from '../../words/inbox.ts';
import type { Decision } from './decision.ts';
import type { BatchRow } from './run-batch.ts';

const ORDER = { unsent: 0, refused: 1, done: 2 } as const;

interface BulkResultsProps {
  readonly rows: readonly BatchRow[];
  readonly onRetry: (unsent: readonly Decision[]) => void;
}

/** A line for everybody; those that went wrong first. */
export function BulkResults({ rows, onRetry }: BulkResultsProps) {
  const done = rows.filter(({ outcome }) => outcome === 'done').length;
  const unsent = rows.filter(({ outcome }) => outcome === 'unsent');
  return (
    <div className="grid gap-4">
      <output className="font-semibold">{words.bulkDone(done, rows.length)}</output>
      {unsent.length > 0 && (
        <div role="alert" className="grid gap-3 rounded-md border border-danger/50 p-3">
          <p>{words.unsent(unsent.length, unsent[0]?.message ?? '')}</p>
          <Button onClick={() => onRetry(unsent.map(({ decision }) => decision))}>{words.retryUnsent}</Button>
        </div>
      )}
      <ul aria-label={words.resultsTitle} className="grid gap-1">
        {rows
          .toSorted((a, b) => ORDER[a.outcome] - ORDER[b.outcome])
          .map(({ decision, outcome, message }) => (
            <li
              key={decision.id}
              className="flex items-start gap-2 border-b border-line/60 py-2 [contain-intrinsic-size:auto_3rem] [content-visibility:auto]"
            >
              <Icon
                name={outcome === 'done' ? 'check' : 'alert'}
                className={cx('mt-0.5 size-5', outcome === 'done' ? 'text-success' : 'text-danger')}
              />
              <span className="min-w-0">
                <span className="font-semibold">{decision.name}</span>
                <span className="block text-sm text-mist">{message}</span>
              </span>
            </li>
          ))}
      </ul>
    </div>
  );
}
