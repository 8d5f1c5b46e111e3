import {
  type Registration,
  RegistrationSchema,
  type RegistrationStatus,
} from '@copa/domain/registrations/registration';
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { MoreButton } from '../../../../components/admin/query-states.tsx';
import { Button } from '../../../../components/button.tsx';
import { Skeleton } from '../../../../components/skeleton.tsx';
import { useLiveDocuments } from '../../../../lib/live/use-live-documents.ts';
import * as words from '../../words/inbox.ts';
import { type Burst, findBursts } from '../bursts.ts';
import { BulkDialog } from '../decisions/bulk-dialog.tsx';
import { decisionOn } from '../decisions/decision.ts';
import { RejectDialog } from '../decisions/reject-dialog.tsx';
import { useDecisions } from '../decisions/use-decisions.ts';
import { findDuplicates } from '../duplicates.ts';
import type { InboxTournament } from '../inbox-tournament.ts';
import { RegistrationDetail } from '../player/registration-detail.tsx';
import { isIncomplete, unitTitle } from '../unit-words.ts';
import { BurstNotices } from './burst-notices.tsx';
import { filterRegistrations } from './inbox-filter.ts';
import { InboxFilters } from './inbox-filters.tsx';
import { LinkedRegistration } from './linked-registration.tsx';
import { NoRegistrations } from './no-registrations.tsx';
import { NoticeBar } from './notice-bar.tsx';
import { RegistrationList } from './registration-list.tsx';
import { nobody, toggled, withRange } from './selection.ts';
import { SelectionBar } from './selection-bar.tsx';
import { totalOf } from './status-counts.ts';
import type { InboxAddress } from './use-inbox-address.ts';
import { useStatusCounts } from './use-status-counts.ts';

const PAGE = 250;

interface InboxProps {
  readonly address: InboxAddress;
  readonly tournaments: readonly InboxTournament[];
}

export function Inbox({ address, tournaments }: InboxProps) {
  const { tournamentId, status, openId, setStatus, setOpen } = address;
  const query = useMemo(
    () => ({
      collection: 'registrations',
      equal: tournamentId === null ? {} : { tournamentId },
      newestBy: 'createdAt',
      pageSize: PAGE,
    }),
    [tournamentId],
  );
  const live = useLiveDocuments(query, RegistrationSchema);
  const { documents, hasMore, loadingMore, loadMore } = live;
  const [text, setText] = useState('');
  const [onlyDuplicates, setOnlyDuplicates] = useState(false);
  const [onlyIncomplete, setOnlyIncomplete] = useState(false);
  const searched = useDeferredValue(text);
  const duplicates = useMemo(() => findDuplicates(documents), [documents]);
  const bursts = useMemo(() => findBursts(documents), [documents]);
  const incomplete = useMemo(() => documents.filter(isIncomplete).length, [documents]);
  const shown = useMemo(
    () =>
      filterRegistrations(documents, { status, text: searched, onlyDuplicates, onlyIncomplete }, duplicates),
    [documents, duplicates, onlyDuplicates, onlyIncomplete, searched, status],
  );
  const { counts, exact } = useStatusCounts({ tournamentId, documents, hasMore });

  // A match may be on an older page: the search ends when all pages were read.
  const searching = text.trim() !== '' || onlyDuplicates || onlyIncomplete;
  useEffect(() => {
    if (searching && hasMore && !loadingMore) loadMore();
  }, [hasMore, loadMore, loadingMore, searching]);

  const counted = status === null ? totalOf(counts) : counts[status];
  const total = searching || !exact ? shown.length : counted;

  const decisions = useDecisions();
  const [rejecting, setRejecting] = useState<Registration | null>(null);
  const [bulk, setBulk] = useState<'approved' | 'rejected' | null>(null);
  const [selection, setSelection] = useState(nobody);
  const [ranging, setRanging] = useState(false);
  const [lastTicked, setLastTicked] = useState<string | null>(null);
  const chosen = useMemo(() => documents.filter(({ id }) => selection.has(id)), [documents, selection]);
  const { decide } = decisions;
  const selectAll = () => setSelection(new Set(shown.map(({ id }) => id)));
  const clearSelection = () => {
    setSelection(nobody);
    setRanging(false);
    setLastTicked(null);
  };

  const chooseBurst = ({ registrations }: Burst) => setSelection(new Set(registrations.map(({ id }) => id)));
  const rejectBurst = (burst: Burst) => {
    chooseBurst(burst);
    setBulk('rejected');
  };

  const decideOne = useCallback(
    (registration: Registration, to: RegistrationStatus) => {
      if (to === 'rejected') setRejecting(registration);
      else void decide([decisionOn(registration, to, null)]);
    },
    [decide],
  );
  const select = useCallback(
    (id: string, selected: boolean, range: boolean) => {
      const ids = shown.map((each) => each.id);
      const between = (range || ranging) && lastTicked !== null && selected;
      setSelection((before) =>
        between ? withRange(before, ids, lastTicked, id) : toggled(before, id, selected),
      );
      setLastTicked(id);
      setRanging(false);
    },
    [lastTicked, ranging, shown],
  );
  const actions = useMemo(() => ({ open: setOpen, select, decide: decideOne }), [decideOne, select, setOpen]);
  const names = useMemo(() => new Map(tournaments.map(({ id, name }) => [id, name])), [tournaments]);
  const nameOf = useCallback((id: string) => names.get(id) ?? words.tournamentGone, [names]);
  const onNearEnd = useCallback(() => {
    if (hasMore && !loadingMore) loadMore();
  }, [hasMore, loadMore, loadingMore]);

  const opened = openId === null ? undefined : documents.find(({ id }) => id === openId);
  // A registration that was in the list and is gone was deleted; one that never was may be on a later page.
  const [lastOpened, setLastOpened] = useState<string | null>(null);
  const listed = opened?.id ?? (openId === lastOpened ? lastOpened : null);
  if (listed !== lastOpened) setLastOpened(listed);
  const linked = openId === listed ? null : openId;
  const detail = (registration: Registration) => (
    <RegistrationDetail
      key={registration.id}
      registration={registration}
      tournament={tournaments.find(({ id }) => id === registration.tournamentId) ?? null}
      duplicate={duplicates.get(registration.id) ?? null}
      burst={bursts.get(registration.id) ?? null}
      busy={decisions.busy.has(registration.id)}
      notice={<NoticeBar decisions={decisions} />}
      onOpen={setOpen}
      onDecide={decideOne}
      onClose={() => setOpen(null)}
    />
  );
  if (live.status === 'loading') return <ListSkeleton />;
  return (
    <>
      <InboxFilters
        status={status}
        text={text}
        onlyDuplicates={onlyDuplicates}
        onlyIncomplete={onlyIncomplete}
        counts={counts}
        duplicates={duplicates.size}
        incomplete={incomplete}
        partial={hasMore}
        exact={exact}
        onStatus={setStatus}
        onText={setText}
        onOnlyDuplicates={setOnlyDuplicates}
        onOnlyIncomplete={setOnlyIncomplete}
      />
      <div className="my-3 grid gap-1 text-sm text-mist">
        <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3">
          <output>
            {words.total(total, exact || searching)}
            {searching && hasMore && words.searchingEarlier(documents.length)}
            {!searching && shown.length < total && words.inList(shown.length)}
          </output>
          {chosen.length === 0 && shown.length > 1 && (
            <Button variant="ghost" className="-mr-4" onClick={selectAll}>
              {shown.length < total ? words.chooseShown(shown.length) : words.chooseAll}
            </Button>
          )}
        </div>
        {live.unreadable > 0 && (
          <p role="alert" className="text-warning">
            {words.unreadable(live.unreadable)}
          </p>
        )}
        {live.status === 'offline' && documents.length > 0 && (
          <p role="alert" className="text-warning">
            {words.offline}
          </p>
        )}
      </div>
      <BurstNotices
        bursts={bursts}
        tournamentName={tournamentId === null ? nameOf : null}
        onChoose={chooseBurst}
        onReject={rejectBurst}
      />
      {shown.length === 0 && (
        <NoRegistrations
          tournament={tournaments.find(({ id }) => id === tournamentId) ?? null}
          offline={live.status === 'offline'}
          filtered={documents.length > 0}
        />
      )}
      <RegistrationList
        registrations={shown}
        duplicates={duplicates}
        bursts={bursts}
        selection={selection}
        busy={decisions.busy}
        tournamentName={tournamentId === null ? nameOf : null}
        actions={actions}
        onNearEnd={onNearEnd}
      />
      <MoreButton hasMore={hasMore} busy={loadingMore} onMore={loadMore} />
      <div className="sticky bottom-[calc(0.75rem+var(--offline-note))] z-20 mt-3 grid gap-2 sm:ml-auto sm:max-w-lg">
        {opened === undefined && linked === null && <NoticeBar decisions={decisions} />}
        <SelectionBar
          count={chosen.length}
          shown={shown.length}
          ranging={ranging}
          onRanging={setRanging}
          onAll={selectAll}
          onClear={clearSelection}
          onApprove={() => setBulk('approved')}
          onReject={() => setBulk('rejected')}
        />
      </div>
      {opened !== undefined && detail(opened)}
      {linked !== null && (
        <LinkedRegistration key={linked} id={linked} onClose={() => setOpen(null)}>
          {detail}
        </LinkedRegistration>
      )}
      {rejecting !== null && (
        <RejectDialog
          name={unitTitle(rejecting)}
          onReject={(reason) => void decide([decisionOn(rejecting, 'rejected', reason)])}
          onClose={() => setRejecting(null)}
        />
      )}
      {bulk !== null && (
        <BulkDialog
          to={bulk}
          registrations={chosen}
          onDone={(done) => {
            decisions.offerUndo(done);
            clearSelection();
          }}
          onClose={() => setBulk(null)}
        />
      )}
    </>
  );
}

function ListSkeleton() {
  return (
    <div className="grid gap-3">
      <output className="sr-only">{words.loading}</output>
      <Skeleton className="h-12" />
      <Skeleton className="h-11 w-3/4" />
      {Array.from({ length: 5 }, (_, index) => (
        <Skeleton key={index} className="h-32" />
      ))}
    </div>
  );
}
