import { DAY_MS, LONGEST_PLAY_MS, PAGE_LIMIT_MAX } from '@copa/domain/limits';
import { listTournamentsWithRegistrations } from '@copa/domain/tournaments/endpoints';
import { useEffect, useMemo } from 'react';
import { useApiPages } from '../admin/admin-api.ts';
import { useNow } from '../use-now.ts';
import { type ListedTournament, useLiveTournaments } from './use-live-tournaments.ts';

interface TournamentPagesOptions {
  /** True to load every page, because a search may find a tournament on any of them. */
  readonly isWhole?: boolean;
  /** The id of a tournament that is loaded even if it is on a later page; null for none. */
  readonly wanted?: string | null;
  readonly refetchInterval?: number;
}

/** The tournaments of organisers, live: all future ones, and the past ones on loaded pages. */
export function useTournamentPages(pages: TournamentPagesOptions = {}) {
  const { isWhole = false, wanted = null, ...options } = pages;
  const query = useApiPages(listTournamentsWithRegistrations, { query: { limit: PAGE_LIMIT_MAX } }, options);
  const now = useNow(DAY_MS);
  const listed = useMemo(() => query.data?.pages.flatMap((page) => page.tournaments), [query.data]);
  const last = listed?.at(-1);
  const lacksOne = wanted !== null && listed?.every(({ id }) => id !== wanted) === true;
  const isWanted = isWhole || lacksOne || last === undefined || mayHaveMoreAhead(last, now);
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = query;
  const isMissing = isWanted && hasNextPage && !isFetching && !isFetchNextPageError;
  // A page may arrive before a render shows its request, so this effect runs after every render.
  useEffect(() => {
    if (isMissing) void fetchNextPage({ cancelRefetch: false });
  });
  return { query, tournaments: useLiveTournaments(listed, query.refetch) };
}

/**
 * True if the next page may have a future tournament. Pages begin with the tournaments of the last days, then
 * come future ones and those without a date, then older ones. A further day allows for an outdated answer.
 */
function mayHaveMoreAhead({ date }: Pick<ListedTournament, 'date'>, now: Date): boolean {
  return date === null || date.getTime() > now.getTime() - LONGEST_PLAY_MS - DAY_MS;
}
