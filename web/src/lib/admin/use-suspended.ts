import { getSuspended } from '@copa/domain/fairness/endpoints';
import { MINUTE_MS } from '@copa/domain/limits';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useAdminCall } from './admin-api.ts';

/**
 * The answers stay fresh for one minute per tournament, because `getSuspended` may read one document for each
 * accepted player.
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
