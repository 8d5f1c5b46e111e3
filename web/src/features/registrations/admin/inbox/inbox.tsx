import type { RegistrationStatus } from '@copa/domain/registrations/places/unit-day';
import type { Registration } from '@copa/domain/registrations/registration';
import { useCallback, useMemo, useRef, useState } from 'react';
import { ListBeside } from '../../../../components/admin/list-beside.tsx';
import { MoreButton, PartSkeletons } from '../../../../components/admin/query-states.tsx';
import { Button } from '../../../../components/button.tsx';
import { type ReadablePages, useNextPages } from '../../../../lib/admin/admin-api.ts';
import type { ListedTournament } from '../../../../lib/live/use-live-tournaments.ts';
import { serverNow } from '../../../../lib/network/server-clock.ts';
import { useOnline } from '../../../../lib/network/use-online.ts';
import * as words from '../../words/inbox.ts';
import { BulkDialog } from '../decisions/bulk-dialog.tsx';
import { decisionOn, useForgetArrived } from '../decisions/decision.ts';
import { freedPlaceSentence, heirOf, type ShownRegistrations } from '../decisions/freed-places.ts';
import { RejectDialog } from '../decisions/reject-dialog.tsx';
import { type Decisions, useDecisions } from '../decisions/use-decisions.ts';
import { RegistrationDetail } from '../player/registration-detail.tsx';
import { rowTitle } from '../unit-words.ts';
import { BurstNotices } from './burst-notices.tsx';
import { InboxFilters } from './inbox-filters.tsx';
import { LinkedRegistration } from './linked-registration.tsx';
import { NoRegistrations } from './no-registrations.tsx';
import { NoticeBar } from './notice-bar.tsx';
import { RegistrationList } from './registration-list.tsx';
import { ChooseAll, SelectionBar } from './selection/selection-bar.tsx';
import { useSelection } from './selection/use-selection.ts';
import type { InboxAddress } from './use-inbox-address.ts';
import { type InboxList, NO_FILTER, type TypedFilter, useInboxList } from './use-inbox-list.ts';
import type { StandingNote } from './use-standings.ts';

const SIZES = ['h-11', 'h-17', 'h-17', 'h-17', 'h-17', 'h-17'];

interface InboxProps {
  readonly address: InboxAddress;
  readonly tournaments: readonly ListedTournament[];
  readonly pages: ReadablePages;
  readonly added: ReadonlySet<string>;
}

export function Inbox({ address, tournaments, pages, added }: InboxProps) {
  const { tournamentId, status, openId, setStatus, setOpen } = address;
  const byId = useMemo(() => new Map(tournaments.map((each) => [each.id, each])), [tournaments]);
  const list = useInboxList(tournamentId, status, byId, added);
  const { live, documents, isPart, isGathering, shown, matching } = list;
  const decisions = useDecisions();
  useForgetArrived(documents);
  const [rejecting, setRejecting] = useState<Registration | null>(null);
  const [bulk, setBulk] = useState<'approved' | 'rejected' | null>(null);
  const selected = useSelection(documents, matching);
  const { chosen, select } = selected;
  const { decide } = decisions;

  const decideOne = useCallback(
    (registration: Registration, to: RegistrationStatus) => {
      if (to === 'rejected') setRejecting(registration);
      else void decide([decisionOn(registration, to, null)]);
    },
    [decide],
  );
  const actions = useMemo(() => ({ open: setOpen, select, decide: decideOne }), [decideOne, select, setOpen]);
  const nameOf = useTournamentNames(documents, byId, pages);
  const tournamentName = tournamentId === null ? nameOf : null;
  const known = knownNow(list, byId);
  const isAllDecided = status === 'pending' && !list.searching && list.exact && list.counts.pending === 0;
  const { opened, linked } = useOpened(openId, documents, isPart);
  const isBeside = opened !== undefined || linked !== null;
  if (isGathering && documents.length === 0) return <PartSkeletons label={words.loading} sizes={SIZES} />;
  return (
    <div className="group/inbox" data-beside={isBeside ? '' : undefined}>
      {/* The panel stands below the filters, so that opening it moves no row. */}
      <InboxHead {...{ list, selected, status, setStatus }} />
      <BurstNotices
        documents={documents}
        bursts={list.noticed}
        tournamentName={tournamentName}
        onChoose={({ registrations }) => selected.choose(registrations)}
        onReject={({ registrations }) => {
          selected.choose(registrations);
          setBulk('rejected');
        }}
      />
      <ListBeside
        detail={
          <OpenedRegistration
            {...{ opened, linked, list, known, decisions }}
            onOpen={setOpen}
            onDecide={decideOne}
          />
        }
      >
        {isGathering && <PartSkeletons label={words.loading} sizes={SIZES} />}
        {!isGathering && shown.length === 0 && (
          <NoRegistrations
            tournament={byId.get(tournamentId ?? '') ?? null}
            offline={live.status === 'offline'}
            filtered={documents.length > 0}
            onAll={isAllDecided ? () => setStatus(null) : null}
          />
        )}
        {!isGathering && (
          <RegistrationList
            list={list}
            selection={selected.selection}
            busy={decisions.busy}
            tournamentName={tournamentName}
            actions={actions}
          />
        )}
        <ListEnd list={list} />
        {/* The height does not depend on the bar, because a page that becomes shorter moves the last rows. */}
        <div className="pointer-events-none min-h-23 items-end sticky bottom-[calc(var(--offline-note)+max(0.75rem,env(safe-area-inset-bottom)))] z-20 mt-3 grid gap-2 sm:ml-auto sm:max-w-lg">
          {chosen.length === 0 && (isBeside || !decisions.isTold) && <Arrived list={list} />}
          {!isBeside && bulk === null && <NoticeBar decisions={decisions} />}
          <SelectionBar selected={selected} list={list} onBulk={setBulk} />
        </div>
      </ListBeside>
      {rejecting !== null && (
        <RejectQuestion {...{ known, decide }} registration={rejecting} onClose={() => setRejecting(null)} />
      )}
      {bulk !== null && (
        <BulkDialog
          to={bulk}
          registrations={chosen}
          known={known}
          onDone={(done) => {
            decisions.offerUndo(done);
            selected.clear();
            list.showArrived();
          }}
          onClose={() => setBulk(null)}
        />
      )}
    </div>
  );
}

function Arrived({ list: { arrived, showArrived } }: { list: InboxList }) {
  return (
    <output className="block empty:absolute">
      {arrived > 0 && (
        <Button
          variant="secondary"
          className="late-touch w-full shadow-card"
          onClick={() => {
            showArrived();
            // The rows above the reader keep those below in place, so the page scrolls after that.
            requestAnimationFrame(() => scrollTo({ top: 0, behavior: 'instant' }));
          }}
        >
          {words.seeArrived(arrived)}
        </Button>
      )}
    </output>
  );
}

interface InboxHeadProps extends Pick<InboxAddress, 'status' | 'setStatus'> {
  readonly list: InboxList;
  readonly selected: ReturnType<typeof useSelection>;
}

function InboxHead({ list, selected, status, setStatus }: InboxHeadProps) {
  const filters = useRef<HTMLFieldSetElement>(null);
  const clear = () => {
    list.setFilter(NO_FILTER);
    setStatus(null);
    // The tapped button disappears.
    filters.current?.querySelector('button')?.focus();
  };
  return (
    <>
      <div className="flex items-start">
        <ChooseAll selected={selected} shown={list.matching} />
        <InboxFilters ref={filters} list={list} status={status} onStatus={setStatus} />
      </div>
      <ListState list={list} status={status} onClear={clear} />
    </>
  );
}

interface RejectQuestionProps {
  readonly registration: Registration;
  readonly known: ShownRegistrations;
  readonly decide: Decisions['decide'];
  readonly onClose: () => void;
}

function RejectQuestion({ registration, known, decide, onClose }: RejectQuestionProps) {
  return (
    <RejectDialog
      id={registration.id}
      name={rowTitle(registration)}
      effect={freedPlaceSentence(registration, known, 'rejects')}
      onReject={(reason) =>
        decide([decisionOn(registration, 'rejected', reason)], heirOf(registration, known))
      }
      onClose={onClose}
    />
  );
}

/** A tournament may be on a later page of the list. Only the last page shows that it is gone. */
function useTournamentNames(
  registrations: readonly Registration[],
  byId: ReadonlyMap<string, ListedTournament>,
  pages: ReadablePages,
): (id: string) => string {
  useNextPages(
    pages,
    registrations.some(({ tournamentId }) => !byId.has(tournamentId)),
  );
  const unlisted = pages.hasNextPage ? words.loadingTournaments : words.tournamentGone;
  return useCallback((id) => byId.get(id)?.name ?? unlisted, [byId, unlisted]);
}

function activeFilters(
  { text, standing, onlySuspended, onlyDuplicates }: TypedFilter,
  status: RegistrationStatus | null,
): readonly string[] {
  return [
    ...(status === null ? [] : [words.statuses[status]]),
    ...(standing === null ? [] : [words.standings[standing]('').trim()]),
    ...(onlySuspended ? [words.suspendedCount('').trim()] : []),
    ...(onlyDuplicates ? [words.duplicates('').trim()] : []),
    ...(text.trim() === '' ? [] : [words.typed(text.trim())]),
  ];
}

interface ListStateProps {
  readonly list: InboxList;
  readonly status: RegistrationStatus | null;
  readonly onClear: () => void;
}

/** The height does not depend on the count, which arrives after the rows. */
function ListState({ list, status, onClear }: ListStateProps) {
  const { live, matching, exact, searching, isCut, total, filter } = list;
  const read = live.documents.length;
  const online = useOnline();
  return (
    <div className="grid gap-1 text-sm text-mist">
      <div className={searching ? 'flex min-h-11 items-center justify-between gap-x-3' : 'max-lg:sr-only'}>
        <output className={searching ? 'min-w-0 wrap-anywhere' : 'block truncate pb-1'}>
          <span>
            {words.total(total, exact || searching)}
            {isCut && words.searchedNewest(read)}
            {searching && live.hasMore && !isCut && words.searchingEarlier(read)}
            {!searching && matching.length < total && words.inList(matching.length)}
          </span>
          {searching && (
            <span className="block leading-tight text-gold">
              {words.narrowedTo(activeFilters(filter, status))}
            </span>
          )}
        </output>
        {searching && (
          <Button variant="ghost" className="-mr-2 shrink-0 px-2!" onClick={onClear}>
            {words.clearFilters}
          </Button>
        )}
      </div>
      {live.unreadable > 0 && (
        <p role="alert" className="text-warning">
          {words.unreadable(live.unreadable)}
        </p>
      )}
      {live.status === 'offline' && online && read > 0 && (
        <p role="alert" className="text-warning">
          {words.offline}
        </p>
      )}
    </div>
  );
}

function ListEnd({ list: { live, left, showArrived, searching, blocked } }: { list: InboxList }) {
  const { hasMore, loadingMore, loadMore } = live;
  return (
    <>
      {left.size > 0 && (
        <Button variant="secondary" className="mt-3 w-full" onClick={showArrived}>
          {words.removeLeft(left.size)}
        </Button>
      )}
      <MoreButton hasMore={hasMore} busy={loadingMore} onMore={loadMore} />
      {!searching && blocked > 0 && <p className="pt-3 text-sm text-mist">{words.notDecidable(blocked)}</p>}
    </>
  );
}

interface OpenedRegistrationProps extends ReturnType<typeof useOpened> {
  readonly list: InboxList;
  readonly known: ShownRegistrations;
  readonly decisions: Decisions;
  readonly onOpen: InboxAddress['setOpen'];
  readonly onDecide: (registration: Registration, to: RegistrationStatus) => void;
}

function OpenedRegistration(props: OpenedRegistrationProps) {
  const { opened, linked, list, known, decisions, onOpen, onDecide } = props;
  const close = () => onOpen(null);
  const detail = (registration: Registration, note: StandingNote | null) => (
    <RegistrationDetail
      key={registration.id}
      registration={registration}
      tournament={known.tournaments.get(registration.tournamentId) ?? null}
      duplicate={list.duplicates.get(registration.id) ?? null}
      burst={list.bursts.get(registration.id) ?? null}
      note={note}
      effect={freedPlaceSentence(registration, known, 'deletes')}
      busy={decisions.busy.has(registration.id)}
      notice={<NoticeBar decisions={decisions} />}
      onOpen={onOpen}
      onDecide={onDecide}
      onClose={close}
    />
  );
  if (opened !== undefined) return detail(opened, list.standings.get(opened.id) ?? null);
  if (linked === null) return null;
  return (
    <LinkedRegistration key={linked} id={linked} tournaments={known.tournaments} onClose={close}>
      {detail}
    </LinkedRegistration>
  );
}

function knownNow(
  { documents: registrations, isPart, suspended }: InboxList,
  tournaments: ShownRegistrations['tournaments'],
): ShownRegistrations {
  return { registrations, isPart, suspended, tournaments, now: serverNow() };
}

function useOpened(openId: string | null, documents: readonly Registration[], isPart: boolean) {
  const opened = openId === null ? undefined : documents.find(({ id }) => id === openId);
  // An opened registration that was never in the list, or is not in a loaded part, may be on a later page, so
  // it is `linked`. One that disappeared from a whole list is treated as deleted.
  const [lastOpened, setLastOpened] = useState<string | null>(null);
  const listed = opened?.id ?? (openId === lastOpened ? lastOpened : null);
  if (listed !== lastOpened) setLastOpened(listed);
  return { opened, linked: opened !== undefined || (openId === listed && !isPart) ? null : openId };
}
