import type { RegistrationStatus } from '@copa/domain/registrations/places/unit-day';
import type { Registration } from '@copa/domain/registrations/registration';
import { isolated } from '@copa/domain/sentence';
import { relativeTime } from '@copa/domain/time/relative-time';
import { ownTimeZone } from '@copa/domain/time/wall-clock';
import { type ComponentProps, memo, useState } from 'react';
import { Badge } from '../../../../components/badge.tsx';
import { IconButton } from '../../../../components/button.tsx';
import { Spinner } from '../../../../components/spinner.tsx';
import { ROW_OPENER } from '../../../../lib/admin/focus/use-row-focus.ts';
import { cx } from '../../../../lib/cx.ts';
import * as words from '../../words/inbox.ts';
import { type Burst, burstLabel } from '../bursts.ts';
import { type Duplicate, duplicateLabel } from '../duplicates.ts';
import { PlaceText, StatusBadge } from '../status-badge.tsx';
import {
  acceptedMembers,
  approvalProblem,
  hasTwoNames,
  isIncomplete,
  isTeam,
  rowTitle,
  seatedLabel,
  shortName,
  soloTitle,
  wishing,
} from '../unit-words.ts';
import type { StandingNote } from './use-standings.ts';

export interface RowActions {
  readonly open: (id: string) => void;
  readonly select: (id: string, selected: boolean, range: boolean) => void;
  readonly decide: (registration: Registration, status: RegistrationStatus) => void;
}

interface RegistrationRowProps {
  readonly registration: Registration;
  readonly tournamentName: string | null;
  readonly duplicate: Duplicate | null;
  readonly burst: Burst | null;
  readonly isSuspended: boolean;
  /** The row only keeps its place in a list to which it no longer belongs. */
  readonly isLeft: boolean;
  readonly note: StandingNote | null;
  readonly selected: boolean;
  readonly busy: boolean;
  readonly now: Date;
  readonly actions: RowActions;
}

/** All rows must have the same height, because `useVisibleRows` measures only one row. */
export const RegistrationRow = memo(function RegistrationRow(props: RegistrationRowProps) {
  const { registration, tournamentName, duplicate, burst, isSuspended, isLeft, note, selected, now } = props;
  const { actions } = props;
  const { id, fullName, phone, email, status } = registration;
  const title = rowTitle(registration);
  const isSolo = !isTeam(registration);
  const wished = wishing(registration);
  const wishes = wished.length > 0;
  return (
    <div
      className={cx(
        'flex h-full overflow-hidden @max-[14rem]:flex-wrap',
        isLeft ? 'border border-transparent' : 'surface has-checked:border-ember',
      )}
    >
      <label
        className={cx('grid w-[44px] shrink-0 place-items-center hover:bg-smoke', isLeft && 'invisible')}
      >
        <input
          type="checkbox"
          checked={selected}
          disabled={isLeft}
          aria-label={words.choose(title)}
          // The checkbox covers its label, because Firefox ignores a click on a label with the Shift key.
          className="relative size-5 before:absolute before:-inset-x-3 before:-inset-y-7"
          onClick={(event) => actions.select(id, !selected, event.shiftKey)}
          onChange={() => undefined}
        />
      </label>
      <button
        type="button"
        {...{ [ROW_OPENER]: id }}
        // The columns do not depend on the row, so that they stand below one another.
        className="grid min-w-0 flex-1 @max-[14rem]:basis-[calc(100%-44px)] content-center gap-x-2 py-1 pr-1 text-left -outline-offset-2 hover:bg-smoke/50 max-sm:leading-tight sm:gap-x-6 sm:grid-cols-[minmax(9rem,1fr)_minmax(0,auto)_minmax(0,auto)] sm:items-center sm:group-not-data-beside/inbox:grid-cols-[minmax(0,5fr)_minmax(0,5fr)_minmax(0,3fr)]"
        onClick={() => actions.open(id)}
      >
        <span className="min-w-0">
          <span className="block truncate font-semibold @max-[14rem]:line-clamp-2 @max-[14rem]:whitespace-normal">
            {isSolo ? soloTitle(registration) : title}
          </span>
          <span className="block truncate text-sm text-mist max-[22rem]:line-clamp-2 max-[22rem]:whitespace-normal max-sm:leading-tight @max-[14rem]:line-clamp-1">
            {note !== null && <PlaceText note={note} />}
            <Players registration={registration} now={now} />
          </span>
        </span>
        <span className="min-w-0 text-sm text-dim max-sm:order-last max-sm:leading-tight">
          {tournamentName !== null && <span className="block truncate">{tournamentName}</span>}
          <span className="hidden truncate sm:group-not-data-beside/inbox:block">
            {isSolo ? [phone, email].filter(Boolean).join(' · ') : words.captain(fullName, phone)}
          </span>
        </span>
        <span className="flex min-w-0 gap-1.5 max-sm:*:border-0 max-sm:*:bg-transparent max-sm:*:p-0 max-sm:**:data-badge:border-0 max-sm:**:data-badge:bg-transparent max-sm:**:data-badge:p-0">
          {/* A small phone has room for one badge, so it shows only the badge for a wished name. */}
          <span className={wishes ? 'hidden sm:inline-flex' : 'inline-flex'}>
            <StatusBadge status={status} />
          </span>
          {wishes && (
            <RowBadge tone="info">
              {wished.some(({ isNewPlayer }) => isNewPlayer) ? words.newPlayer : words.asksForName}
            </RowBadge>
          )}
          {isSuspended && (
            <RowBadge tone="danger" icon="alert">
              {words.suspended}
            </RowBadge>
          )}
          {burst !== null && !isSuspended && (
            <RowBadge tone="warning" icon="alert">
              {burstLabel(burst)}
            </RowBadge>
          )}
          {duplicate !== null && burst === null && !isSuspended && (
            <RowBadge tone="info" icon="alert">
              {duplicateLabel(duplicate)}
            </RowBadge>
          )}
        </span>
      </button>
      <RowButtons {...props} />
    </div>
  );
});

/** Keeps the place of a unit that has withdrawn, without the data that it erased. */
export function GoneRow({ registration }: Pick<RegistrationRowProps, 'registration'>) {
  return (
    <div className="flex h-full items-center pr-2 pl-[45px] text-mist">
      <span className="truncate">{rowTitle(registration)}</span>
      <span className="shrink-0">&nbsp;· {words.gone}</span>
    </div>
  );
}

function RowBadge({ children, ...badge }: ComponentProps<typeof Badge>) {
  return (
    <Badge {...badge} className="min-w-0">
      <span className="truncate">{children}</span>
    </Badge>
  );
}

/** The age stands before the players, because a phone has no room for all of them. */
function Players({ registration, now }: Pick<RegistrationRowProps, 'registration' | 'now'>) {
  const { fullName, freeFireId, createdAt } = registration;
  // `now` may be slightly behind, and a new registration must not appear to be in the future.
  const past = createdAt < now ? createdAt : now;
  const since = <span className="whitespace-nowrap">{relativeTime(past, now, ownTimeZone(), 'narrow')}</span>;
  if (!isTeam(registration)) {
    return (
      <>
        {since} · {hasTwoNames(registration) && `${isolated(fullName)} · `}
        <span className="tabular-nums">{freeFireId}</span>
      </>
    );
  }
  const names = acceptedMembers(registration).map(shortName).join(', ');
  return (
    <>
      {since} ·{' '}
      <span className={cx('tabular-nums', isIncomplete(registration) && 'text-warning')}>
        {seatedLabel(registration)}
      </span>{' '}
      · {names}
    </>
  );
}

/** Each button has its own place, so that none comes under a thumb that was about to press the other. */
function RowButtons({ registration, busy, isLeft, actions }: RegistrationRowProps) {
  const { status } = registration;
  const title = rowTitle(registration);
  const problem = approvalProblem(registration);
  const isOffered = !busy && !isLeft;
  const [firstStatus] = useState(status);
  return (
    <div
      className={cx(
        'grid shrink-0 grid-cols-[44px_44px] content-center gap-1 pr-1 @max-[14rem]:w-full @max-[14rem]:justify-end sm:gap-2 sm:px-2 lg:w-28 lg:justify-end',
        // Somebody else may have decided just before the tap.
        status !== firstStatus && 'late-touch',
      )}
    >
      {busy && (
        <span className="col-span-2 grid h-11 place-items-center">
          <Spinner />
          <span className="sr-only">{words.saving}</span>
        </span>
      )}
      {isOffered && status !== 'approved' && (
        <IconButton
          icon="check"
          label={problem === null ? words.approveNamed(title) : words.cannotApprove(title, problem)}
          disabled={problem !== null}
          className="w-[44px]! bg-success/12 text-success! hover:bg-success/25 disabled:bg-smoke disabled:text-dim! disabled:opacity-60"
          onClick={() => actions.decide(registration, 'approved')}
        />
      )}
      {isOffered && status !== 'rejected' && (
        <IconButton
          icon="close"
          label={words.rejectNamed(title)}
          className="col-start-2 w-[44px]! bg-danger/10 text-danger! hover:bg-danger/25"
          onClick={() => actions.decide(registration, 'rejected')}
        />
      )}
    </div>
  );
}
