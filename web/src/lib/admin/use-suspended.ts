import { getSuspended } from '@copa/domain/fairness/endpoints';
import { MINUTE_MS } from '@copa/domain/limits';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useAdminCall } from './admin-api.ts';

/**
 * If anybody is suspended, `getSuspended` reads one document for each accepted player. So the answers for
 * several tournaments stay fresh for longer.
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
