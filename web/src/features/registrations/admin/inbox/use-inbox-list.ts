import { RegistrationSchema, type RegistrationStatus } from '@copa/domain/registrations/registration';
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useLiveDocuments } from '../../../../lib/live/use-live-documents.ts';
import { findBursts } from '../bursts.ts';
import { findDuplicates } from '../duplicates.ts';
import { isIncomplete } from '../unit-words.ts';
import { filterRegistrations, type InboxFilter } from './inbox-filter.ts';
import { totalOf, useStatusCounts } from './use-status-counts.ts';

const PAGE = 250;

export type TypedFilter = Omit<InboxFilter, 'status'>;

/** The live registrations, the part of them that the filter leaves, and what they have in common. */
export function useInboxList(tournamentId: string | null, status: RegistrationStatus | null) {
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
  const [filter, setFilter] = useState<TypedFilter>({
    text: '',
    onlyDuplicates: false,
    onlyIncomplete: false,
  });
  const wanted = useDeferredValue(filter);
  const duplicates = useMemo(() => findDuplicates(documents), [documents]);
  const bursts = useMemo(() => findBursts(documents), [documents]);
  const incomplete = useMemo(() => documents.filter(isIncomplete).length, [documents]);
  const shown = useMemo(
    () => filterRegistrations(documents, { ...wanted, status }, duplicates),
    [documents, duplicates, status, wanted],
  );
  const { counts, exact } = useStatusCounts({ tournamentId, documents, hasMore });
  const moreBelow = useCallback(() => {
    if (hasMore && !loadingMore) loadMore();
  }, [hasMore, loadMore, loadingMore]);

  // A match may be on an older page: the search ends when all pages were read.
  const searching = filter.text.trim() !== '' || filter.onlyDuplicates || filter.onlyIncomplete;
  useEffect(() => {
    if (searching) moreBelow();
  }, [moreBelow, searching]);

  const counted = status === null ? totalOf(counts) : counts[status];
  const total = searching || !exact ? shown.length : counted;
  return {
    live,
    filter,
    setFilter,
    duplicates,
    bursts,
    incomplete,
    shown,
    counts,
    exact,
    searching,
    total,
    moreBelow,
  };
}

export type InboxList = ReturnType<typeof useInboxList>;
