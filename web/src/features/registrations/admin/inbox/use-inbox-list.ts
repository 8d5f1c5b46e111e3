import type { RegistrationStatus } from '@copa/domain/registrations/places/unit-day';
import { type Registration, RegistrationSchema } from '@copa/domain/registrations/registration';
import { isDecidable } from '@copa/domain/registrations/unit';
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useSuspended } from '../../../../lib/admin/use-suspended.ts';
import { useHeldBack } from '../../../../lib/live/use-held-back.ts';
import { type LiveDocuments, useLiveDocuments } from '../../../../lib/live/use-live-documents.ts';
import type { ListedTournament } from '../../../../lib/live/use-live-tournaments.ts';
import { findBursts } from '../bursts.ts';
import { findDuplicates } from '../duplicates.ts';
import { filterRegistrations, type InboxFilter, LISTED_STANDINGS, stands } from './inbox-filter.ts';
import { INBOX_PAGE, useOldestPending } from './pending/use-oldest-pending.ts';
import { type StandingNotes, useStandings } from './use-standings.ts';
import { totalOf, useStatusCounts } from './use-status-counts.ts';

/** A few megabytes. A search in all tournaments would otherwise load all registrations of the last months. */
const SEARCHED_MOST = 4 * INBOX_PAGE;

export type TypedFilter = Omit<InboxFilter, 'status'>;
export const NO_FILTER: TypedFilter = {
  text: '',
  onlyDuplicates: false,
  onlySuspended: false,
  standing: null,
};

function turnOf({ status, place, waitSeq }: Registration): number | null {
  return status !== 'rejected' && place === 'waiting' ? waitSeq : null;
}

/**
 * Puts the units that wait, in their order, below all others, which keep theirs. A list of which only a part
 * was loaded keeps its order, because each further page belongs below.
 */
export function queueLast(documents: readonly Registration[], isPart: boolean): readonly Registration[] {
  if (isPart) return documents;
  const queued = documents.flatMap((unit) => {
    const turn = turnOf(unit);
    return turn === null ? [] : [{ unit, turn }];
  });
  const inOrder = queued.toSorted(
    (one, other) => one.unit.tournamentId.localeCompare(other.unit.tournamentId) || one.turn - other.turn,
  );
  return [...documents.filter((unit) => turnOf(unit) === null), ...inOrder.map(({ unit }) => unit)];
}

const NEWEST_FIRST = {
  joins: ({ createdAt }: Registration, shown: readonly Registration[]) =>
    shown.every((each) => createdAt <= each.createdAt),
};
const OLDEST_FIRST = { joins: () => true };

/** Adds the `others` that are not among the `documents`. */
function together(
  documents: readonly Registration[],
  others: readonly Registration[],
): readonly Registration[] {
  const known = new Set(documents.map(({ id }) => id));
  const added = others.filter(({ id }) => !known.has(id));
  return added.length === 0 ? documents : [...documents, ...added];
}

function countedStandings(documents: readonly Registration[], notes: StandingNotes) {
  const counts = { held: 0, waiting: 0, confirmed: 0, incomplete: 0, consent: 0 };
  for (const document of documents) {
    for (const standing of LISTED_STANDINGS) {
      if (stands(document, standing, notes)) counts[standing] += 1;
    }
  }
  return counts;
}

/** The cache of another screen may have only some of the documents. */
const isRead = ({ status, fromCache }: LiveDocuments<Registration>) =>
  status === 'offline' || (status === 'live' && !fromCache);

interface Listed {
  readonly rows: readonly Registration[];
  readonly documents: readonly Registration[];
  readonly isReady: boolean;
  /** Another filter shows all rows anew. */
  readonly filter: InboxFilter;
  /** The organiser has added these, and sees them at once. */
  readonly added: ReadonlySet<string>;
}

function useStillRows({ rows, documents, isReady, filter, added }: Listed) {
  const held = useHeldBack(
    rows,
    isReady,
    filter.status === 'pending' ? OLDEST_FIRST : NEWEST_FIRST,
    documents,
  );
  const [shownFor, setShownFor] = useState(filter);
  if (shownFor !== filter || held.arrived.some(({ id }) => added.has(id))) {
    setShownFor(filter);
    held.showArrived();
  }
  const { shown, left, knownAtFirst } = held;
  return {
    ...held,
    /** Organisers choose only among these. */
    matching: useMemo(() => shown.filter(({ id }) => !left.has(id)), [left, shown]),
    /** The notice of a burst stands above the rows, so it comes and goes together with them. */
    noticed: useMemo(() => findBursts(knownAtFirst), [knownAtFirst]),
  };
}

export function useInboxList(
  tournamentId: string | null,
  status: RegistrationStatus | null,
  tournaments: ReadonlyMap<string, ListedTournament>,
  added: ReadonlySet<string>,
) {
  const query = useMemo(
    () => ({
      collection: 'registrations',
      equal: tournamentId === null ? {} : { tournamentId },
      newestBy: 'createdAt',
      pageSize: INBOX_PAGE,
    }),
    [tournamentId],
  );
  const live = useLiveDocuments(query, RegistrationSchema);
  const isToDecide = status === 'pending';
  const oldest = useOldestPending(tournamentId, isToDecide, live);
  const source = isToDecide ? oldest.source : live;
  const documents = useMemo(
    () => together(live.documents, source.documents),
    [live.documents, source.documents],
  );
  const { hasMore, loadingMore, loadMore } = source;
  const [filter, setFilter] = useState(NO_FILTER);
  const wanted = useDeferredValue(filter);
  const duplicates = useMemo(() => findDuplicates(documents), [documents]);
  const bursts = useMemo(() => findBursts(documents), [documents]);
  const standings = useStandings(documents, tournaments);
  const suspended = useSuspended(
    tournamentId === null ? stillPlayed(documents, tournaments) : [tournamentId],
  );
  const past = useMemo(
    () => new Set(tournamentId === null ? pastOf(tournaments) : []),
    [tournamentId, tournaments],
  );
  const standingCounts = useMemo(() => countedStandings(documents, standings), [documents, standings]);
  const narrowed = useMemo(() => ({ ...wanted, status }), [status, wanted]);
  const ordered = useMemo(() => queueLast(source.documents, hasMore), [hasMore, source.documents]);
  const rows = useMemo(
    () => filterRegistrations(ordered, narrowed, { duplicates, suspended, past }, standings),
    [duplicates, narrowed, ordered, past, standings, suspended],
  );
  const { counts: stored, exact } = useStatusCounts({ ...live, tournamentId });
  const asked = [...tournaments].filter(([id]) => (tournamentId ?? id) === id);
  const open = documents.filter((each) => each.status === 'pending' && !past.has(each.tournamentId));
  const pending = live.hasMore ? stored.pending - undecidable(asked, past) : open.filter(isDecidable).length;
  const blocked = live.hasMore ? notYetDecidable(asked, past) : open.length - pending;
  const counts = { ...stored, pending: Math.max(0, pending) };
  const searching =
    filter.text.trim() !== '' || filter.onlyDuplicates || filter.onlySuspended || filter.standing !== null;
  const isCut = isSearchCut({ hasMore, tournamentId, searching, read: source.documents.length });
  const moreBelow = useCallback(() => {
    if (hasMore && !loadingMore && !isCut) loadMore();
  }, [hasMore, isCut, loadMore, loadingMore]);

  // A registration that matches may not be loaded yet, so a search loads more pages.
  useEffect(() => {
    if (searching) moreBelow();
  }, [moreBelow, searching]);

  const isGathering = live.status === 'loading' || (isToDecide && oldest.isGathering);
  const isReady = isRead(live) && !isGathering && !(searching && hasMore && !isCut);
  const still = useStillRows({ rows, documents, isReady, filter: narrowed, added });
  const all = totalOf(stored);
  const counted = status === null ? all : counts[status];
  const total = searching || !exact ? still.matching.length : counted;
  return {
    live: source,
    /** These are all that are loaded; more are stored if `isPart`. */
    documents,
    isPart: live.hasMore,
    isGathering,
    filter,
    setFilter,
    duplicates,
    bursts,
    suspended,
    standings,
    standingCounts,
    ...still,
    /** Counts the new registrations that the rows leave out until `showArrived`. */
    arrived: still.arrived.length,
    all,
    counts,
    /** Pending units that the list of those to decide leaves out. */
    blocked: status === 'pending' ? blocked : 0,
    exact,
    searching,
    isCut,
    total,
    moreBelow,
  };
}

interface Search {
  readonly hasMore: boolean;
  readonly tournamentId: string | null;
  readonly searching: boolean;
  readonly read: number;
}

/** A search in all tournaments ends after `SEARCHED_MOST`; one in a single tournament reads all its pages. */
export function isSearchCut({ hasMore, tournamentId, searching, read }: Search): boolean {
  return hasMore && tournamentId === null && searching && read >= SEARCHED_MOST;
}

export type InboxList = ReturnType<typeof useInboxList>;

const ASKED_ABOUT_MAX = 10;

type Phased = Pick<ListedTournament, 'phase'>;

const isPast = ({ phase }: Phased) => phase === 'completed' || phase === 'cancelled';

function pastOf(tournaments: ReadonlyMap<string, Phased>): readonly string[] {
  return [...tournaments].filter(([, tournament]) => isPast(tournament)).map(([id]) => id);
}

type Counted = readonly (readonly [id: string, Pick<ListedTournament, 'registrations'>])[];

/** Counts those that still wait for players or consents. */
export function notYetDecidable(tournaments: Counted, past: ReadonlySet<string>): number {
  return tournaments
    .filter(([id]) => !past.has(id))
    .reduce((sum, [, { registrations }]) => sum + (registrations.blocked ?? 0), 0);
}

/** Counts those in the stored `pending` that nobody has to decide. */
export function undecidable(tournaments: Counted, past: ReadonlySet<string>): number {
  return tournaments.reduce(
    (
      sum,
      [
        id,
        {
          registrations: { pending, blocked = 0 },
        },
      ],
    ) => sum + (past.has(id) ? pending : blocked),
    0,
  );
}

/** `tournaments` is in the order of `soonestFirst`, so `slice` keeps those that start first. */
export function stillPlayed(
  documents: readonly Pick<Registration, 'tournamentId'>[],
  tournaments: ReadonlyMap<string, Phased>,
): readonly string[] {
  const listed = new Set(documents.map(({ tournamentId }) => tournamentId));
  return [...tournaments]
    .filter(([id, tournament]) => listed.has(id) && !isPast(tournament))
    .slice(0, ASKED_ABOUT_MAX)
    .map(([id]) => id)
    .toSorted();
}
