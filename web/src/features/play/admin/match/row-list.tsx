import { lacksKills, type Result } from '@copa/domain/play/result/result';
import { figureText } from '@copa/domain/play/words/figures';
import { pointsText } from '@copa/domain/words/counted';
import { type ReactNode, useId } from 'react';
import { Icon } from '../../../../components/icon.tsx';
import { cx } from '../../../../lib/cx.ts';
import * as words from '../../words/match.ts';
import type { MatchEditing } from './draft/use-match-draft.ts';
import { unitsInOrder } from './placing.ts';

interface RowListProps {
  readonly rows: MatchEditing['rows'];
  readonly nameOf: (unitId: string) => string;
  readonly pointsOf: (unitId: string) => number | null;
  readonly open: string | null;
  readonly isDraft?: boolean;
  readonly suspects?: readonly string[];
  readonly label: string;
  readonly count?: ReactNode;
  readonly action: string;
  readonly onOpen: ((unitId: string) => void) | null;
}

export function RowList(props: RowListProps) {
  const {
    rows,
    nameOf,
    pointsOf,
    open,
    isDraft = false,
    suspects = [],
    label,
    count,
    action,
    onOpen,
  } = props;
  const heading = useId();
  const order = unitsInOrder(rows);
  if (order.length === 0) return null;
  return (
    <section aria-labelledby={heading} className="grid gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-2">
        <h2 id={heading} className="text-lg uppercase">
          {label} {count}
        </h2>
        <span className="text-sm text-mist">{words.byPlace}</span>
      </div>
      <ol aria-label={label} className="grid gap-1">
        {order.map((id) => {
          const row = rows[id];
          if (row === undefined) return null;
          const points = pointsOf(id);
          return (
            <li key={id}>
              <button
                type="button"
                aria-pressed={open === id}
                disabled={onOpen === null}
                onClick={() => onOpen?.(id)}
                className={cx(
                  'flex min-h-12 w-full items-center gap-2 rounded-md border px-2 text-left transition-colors not-disabled:hover:border-gold',
                  open === id ? 'border-gold bg-smoke' : 'border-line bg-coal',
                  open !== id && suspects.includes(id) && 'border-danger/70!',
                )}
              >
                <span className="sr-only">{action} </span>
                <span
                  aria-hidden="true"
                  className={cx(
                    'w-8 shrink-0 text-center text-lg font-semibold',
                    row.placement === 1 ? 'text-gold' : 'text-mist',
                  )}
                >
                  {row.placement ?? '–'}
                </span>
                <span className="min-w-0 flex-1 leading-tight font-semibold wrap-anywhere">{nameOf(id)}</span>
                <span className="max-w-[55%] shrink-0 text-right text-sm leading-tight text-mist">
                  <span className="sr-only">{words.spokenPlace(row.placement)} </span>
                  <Kills
                    row={row}
                    isSuspect={suspects.includes(id)}
                    isUncounted={isDraft && open !== id && lacksKills(row)}
                  />
                  {points !== null && (
                    <span className="block font-semibold text-ink">{pointsText(points)}</span>
                  )}
                </span>
                {onOpen !== null && <Icon name="arrow-right" className="size-4 text-dim" />}
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function Kills({ row, isSuspect, isUncounted }: { row: Result; isSuspect: boolean; isUncounted: boolean }) {
  const text = row.played ? figureText('kills', row.kills) : words.absent;
  if (!isSuspect && !isUncounted) return text;
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1 font-semibold',
        isSuspect ? 'text-danger' : 'text-warning',
      )}
    >
      <Icon name="alert" className="size-4" />
      {isSuspect && <span className="sr-only">{words.suspect}</span>}
      {isSuspect ? text : words.uncounted}
    </span>
  );
}
