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
 * Puts the units that wait, in their order, below all others, which keep theirs. A unit stays where it was
 * first, so that a decision moves no row. A list of which only a part was loaded keeps its order, because each
 * further page belongs below.
 */
export function useQueueLast(documents: readonly Registration[], hasMore: boolean): readonly Registration[] {
  const [isPart, setIsPart] = useState(hasMore);
  if (hasMore && !isPart) setIsPart(true);
  const [turns, setTurns] = useState<ReadonlyMap<string, number | null>>(new Map());
  const added = documents.filter(({ id }) => !turns.has(id));
  if (added.length > 0) {
    setTurns(new Map([...turns, ...added.map((each) => [each.id, turnOf(each)] as const)]));
  }
  return useMemo(() => {
    if (isPart) return documents;
    const waiting = documents.flatMap((unit) => {
      const turn = turns.get(unit.id) ?? null;
      return turn === null ? [] : [{ unit, turn }];
    });
    const queued = waiting.toSorted(
      (one, other) => one.unit.tournamentId.localeCompare(other.unit.tournamentId) || one.turn - other.turn,
    );
    const others = documents.filter(({ id }) => (turns.get(id) ?? null) === null);
    return [...others, ...queued.map(({ unit }) => unit)];
  }, [documents, isPart, turns]);
}

const NONE: readonly Registration[] = [];
/** Older ones stand below all others. Organisers see at once what they add, which nobody has accepted. */
const HELD_BACK = {
  joins: ({ createdAt, acceptance }: Registration, shown: readonly Registration[]) =>
    acceptance === null || shown.every((each) => createdAt <= each.createdAt),
};

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

function useArrivals(live: LiveDocuments<Registration>, status: RegistrationStatus | null) {
  // The cache of another screen may have only some of them.
  const isRead = live.status === 'offline' || (live.status === 'live' && !live.fromCache);
  const held = useHeldBack(live.documents, isRead, HELD_BACK);
  const [listed, setListed] = useState(status);
  // Another status replaces all rows, so it also shows what has arrived.
  if (listed !== status) {
    setListed(status);
    held.showArrived();
  }
  return held;
}

/** The notice of a burst stands above the rows, so it comes together with them. */
function useBursts(documents: readonly Registration[], arrived: readonly Registration[]) {
  return useMemo(() => findBursts(documents.filter((each) => !arrived.includes(each))), [arrived, documents]);
}

export function useInboxList(
  tournamentId: string | null,
  status: RegistrationStatus | null,
  tournaments: ReadonlyMap<string, ListedTournament>,
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
  const held = useArrivals(live, status);
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
  const arrived = isToDecide ? NONE : held.arrived;
  const bursts = useBursts(documents, arrived);
  const standings = useStandings(documents, tournaments);
  const suspended = useSuspended(
    tournamentId === null ? stillPlayed(documents, tournaments) : [tournamentId],
  );
  const past = useMemo(
    () => new Set(tournamentId === null ? pastOf(tournaments) : []),
    [tournamentId, tournaments],
  );
  const standingCounts = useMemo(() => countedStandings(documents, standings), [documents, standings]);
  const newestFirst = useQueueLast(held.shown, live.hasMore);
  // The longest wait comes first, and a new registration moves no row.
  const oldestFirst = useQueueLast(oldest.source.documents, oldest.source.hasMore);
  const ordered = isToDecide ? oldestFirst : newestFirst;
  const [shown, arrivedHere] = useMemo(() => {
    const marks = { duplicates, suspended, past };
    const only = (some: readonly Registration[]) =>
      filterRegistrations(some, { ...wanted, status }, marks, standings);
    return [only(ordered), only(arrived)];
  }, [arrived, duplicates, ordered, past, standings, status, suspended, wanted]);
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

  const all = totalOf(stored);
  const counted = status === null ? all : counts[status];
  const total = searching || !exact ? shown.length : counted;
  return {
    /** The rows come from this list. */
    live: source,
    /** These are all that are loaded; more are stored if `isPart`. */
    documents,
    isPart: live.hasMore,
    isGathering: live.status === 'loading' || (isToDecide && oldest.isGathering),
    filter,
    setFilter,
    duplicates,
    bursts,
    suspended,
    standings,
    standingCounts,
    shown,
    /** How many new registrations the rows leave out until `showArrived`. */
    arrived: arrivedHere.length,
    showArrived: held.showArrived,
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

/** How many still wait for players or consents. */
export function notYetDecidable(tournaments: Counted, past: ReadonlySet<string>): number {
  return tournaments
    .filter(([id]) => !past.has(id))
    .reduce((sum, [, { registrations }]) => sum + (registrations.blocked ?? 0), 0);
}

/** How many of the stored `pending` are left out of what is to decide. */
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
