import { useEffect, useMemo } from 'react';
import { useRowFocus } from '../../../../lib/admin/focus/use-row-focus.ts';
import { cx } from '../../../../lib/cx.ts';
import { useNow } from '../../../../lib/use-now.ts';
import * as words from '../../words/inbox.ts';
import { GoneRow, RegistrationRow, type RowActions } from './registration-row.tsx';
import type { Selection } from './selection/use-selection.ts';
import type { InboxList } from './use-inbox-list.ts';
import { useVisibleRows } from './use-visible-rows.ts';

const NEAR_THE_END = 20;

interface RegistrationListProps {
  readonly list: Pick<
    InboxList,
    'documents' | 'shown' | 'left' | 'duplicates' | 'bursts' | 'suspended' | 'standings' | 'moreBelow'
  >;
  readonly selection: Selection;
  readonly busy: ReadonlySet<string>;
  readonly tournamentName: ((id: string) => string) | null;
  readonly actions: RowActions;
}

export function RegistrationList(props: RegistrationListProps) {
  const { list: inbox, selection, busy, tournamentName, actions } = props;
  const {
    documents,
    shown: registrations,
    left,
    duplicates,
    bursts,
    suspended,
    standings,
    moreBelow,
  } = inbox;
  const ids = useMemo(() => registrations.map(({ id }) => id), [registrations]);
  const { list, start, end, rowHeight } = useVisibleRows(ids);
  const known = useMemo(() => new Set(documents.map(({ id }) => id)), [documents]);
  const holdFocus = useRowFocus(ids);
  const rowActions = useMemo<RowActions>(
    () => ({
      ...actions,
      decide: (registration, status) => {
        holdFocus(registration.id);
        actions.decide(registration, status);
      },
    }),
    [actions, holdFocus],
  );
  const now = useNow();
  const nearEnd = end >= registrations.length - NEAR_THE_END;
  useEffect(() => {
    if (nearEnd) moreBelow();
  }, [moreBelow, nearEnd]);

  return (
    <ul
      ref={list}
      aria-label={words.title}
      className="@container relative [overflow-anchor:none]"
      style={{ height: rowHeight * registrations.length }}
    >
      {registrations.slice(start, end).map((registration, index) => (
        <li
          key={registration.id}
          aria-setsize={registrations.length}
          aria-posinset={start + index + 1}
          className={cx(
            'absolute inset-x-0 top-0 h-18 pb-1 max-[22rem]:h-23 @max-[14rem]:h-[calc(7.75rem+44px)]',
            // On a phone the name of the tournament has a line of its own.
            tournamentName !== null && 'max-sm:h-22 max-[22rem]:h-27 @max-[14rem]:h-[calc(9rem+44px)]',
          )}
          style={{ transform: `translateY(${(start + index) * rowHeight}px)` }}
        >
          {known.has(registration.id) ? (
            <RegistrationRow
              registration={registration}
              tournamentName={tournamentName?.(registration.tournamentId) ?? null}
              duplicate={duplicates.get(registration.id) ?? null}
              burst={bursts.get(registration.id) ?? null}
              isSuspended={suspended.has(registration.id)}
              isLeft={left.has(registration.id)}
              note={standings.get(registration.id) ?? null}
              selected={selection.has(registration.id)}
              busy={busy.has(registration.id)}
              now={now}
              actions={rowActions}
            />
          ) : (
            <GoneRow registration={registration} />
          )}
        </li>
      ))}
    </ul>
  );
}
