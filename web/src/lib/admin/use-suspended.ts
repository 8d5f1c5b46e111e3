import { getSuspended } from '@copa/domain/fairness/endpoints';
import { MINUTE_MS } from '@copa/domain/limits';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useAdminCall } from './admin-api.ts';

/**
 * The units of tournaments with a suspended member. While any suspension counts, the answer reads all players of a
 * tournament: about more of them it is asked for more rarely.
 */
export function useSuspended(tournamentIds: readonly string[]): ReadonlySet<string> {
  const run = useAdminCall();
  const { data } = useQuery({
    queryKey: [getSuspended.id, tournamentIds],
    queryFn: ({ signal }) =>
      Promise.all(tournamentIds.map((id) => run(getSuspended, { params: { id }, signal }))),
    enabled: tournamentIds.length > 0,
    staleTime: tournamentIds.length * MINUTE_MS,
  });
  return useMemo(() => new Set(data?.flatMap(({ units }) => units.map(({ id }) => id))), [data]);
}
