import { DAY_MS, LONGEST_PLAY_MS, PAGE_LIMIT_DEFAULT } from '@copa/domain/limits';
import { listTournamentsWithRegistrations } from '@copa/domain/tournaments/endpoints';
import { useMemo } from 'react';
import { useApiPages, useNextPages } from '../admin/admin-api.ts';
import { useNow } from '../use-now.ts';
import { type ListedTournament, useLiveTournaments } from './use-live-tournaments.ts';

interface TournamentPagesOptions {
  readonly isWhole?: boolean;
  readonly wanted?: string | null;
  readonly refetchInterval?: number;
}

/** Each change of a registration or tournament loads all pages again, so the first one is small. */
const ONE_PAGE = { query: { limit: PAGE_LIMIT_DEFAULT } };

export function useTournamentPages(pages: TournamentPagesOptions = {}) {
  const { isWhole = false, wanted = null, ...options } = pages;
  const query = useApiPages(listTournamentsWithRegistrations, ONE_PAGE, options);
  const now = useNow(DAY_MS);
  const listed = useMemo(() => query.data?.pages.flatMap((page) => page.tournaments), [query.data]);
  const last = listed?.at(-1);
  const lacksOne = wanted !== null && listed?.every(({ id }) => id !== wanted) === true;
  const isWanted = isWhole || lacksOne || last === undefined || mayHaveMoreAhead(last, now);
  useNextPages(query, isWanted);
  return { query, tournaments: useLiveTournaments(listed, query.hasNextPage, query.refetch) };
}

/**
 * The API lists tournaments in this order: those that may still be played, those without a date, the others.
 * `DAY_MS` allows for an answer that is up to a day old.
 */
function mayHaveMoreAhead({ date }: Pick<ListedTournament, 'date'>, now: Date): boolean {
  return date === null || date.getTime() > now.getTime() - LONGEST_PLAY_MS - DAY_MS;
}
