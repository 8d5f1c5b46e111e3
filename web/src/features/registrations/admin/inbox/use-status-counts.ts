import { type Registration, RegistrationStatusSchema } from '@copa/domain/registrations/registration';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { countDocuments } from '../../../../lib/live/live-query.ts';
import { reportProblem } from '../../../../lib/report-problem.ts';
import { type Counted, countByStatus, countsSince, type StatusCounts } from './status-counts.ts';

/** While the list changes the server counts again this often, otherwise now and then: others decide too. */
const RECOUNT_MS = 5000;
const IDLE_RECOUNT_MS = 60_000;

interface ListedRegistrations {
  readonly tournamentId: string | null;
  readonly documents: readonly Registration[];
  readonly hasMore: boolean;
}

/** Counts that include registrations that are not loaded. Not `exact` until the server has counted. */
export function useStatusCounts({ tournamentId, documents, hasMore }: ListedRegistrations): {
  readonly counts: StatusCounts;
  readonly exact: boolean;
} {
  const { data, isError, dataUpdatedAt, refetch } = useQuery({
    queryKey: ['registrations-by-status', tournamentId],
    queryFn: async (): Promise<Counted> => {
      const ofTournament = tournamentId === null ? {} : { tournamentId };
      const numbers = await Promise.all(
        RegistrationStatusSchema.options.map(async (status) => {
          const equal = { ...ofTournament, status };
          return [status, await countDocuments({ collection: 'registrations', equal })];
        }),
      ).catch((error: unknown) => {
        reportProblem('the registrations could not be counted', error);
        throw error;
      });
      return { counts: Object.fromEntries(numbers) as StatusCounts, listed: documents };
    },
    enabled: hasMore,
    refetchInterval: IDLE_RECOUNT_MS,
  });

  const isBehind = hasMore && data !== undefined && data.listed !== documents;
  useEffect(() => {
    if (!isBehind) return undefined;
    const timer = setTimeout(() => void refetch(), Math.max(0, dataUpdatedAt + RECOUNT_MS - Date.now()));
    return () => clearTimeout(timer);
  }, [dataUpdatedAt, isBehind, refetch]);

  const counted = hasMore && !isError ? data : undefined;
  const counts = useMemo(
    () => (counted === undefined ? countByStatus(documents) : countsSince(counted, documents)),
    [counted, documents],
  );
  return { counts, exact: !hasMore || counted !== undefined };
}
