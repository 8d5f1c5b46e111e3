import { getSuspended, type SuspendedUnit } from '@copa/domain/fairness/endpoints';
import { MINUTE_MS } from '@copa/domain/limits';
import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useAdminCall } from './admin-api.ts';

/**
 * The answers stay fresh for one minute per tournament, because `getSuspended` may read one document for each
 * accepted player. An answer that fails hides only the suspensions of its tournament.
 */
export function useSuspended(tournamentIds: readonly string[]): ReadonlySet<string> {
  const run = useAdminCall();
  const answers = useQueries({
    queries: tournamentIds.map((id) => ({
      queryKey: [getSuspended.id, id],
      queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
        run(getSuspended, { params: { id }, signal }),
      staleTime: tournamentIds.length * MINUTE_MS,
    })),
    combine: idsOf,
  });
  return useMemo(() => new Set(answers), [answers]);
}

function idsOf(
  answers: readonly { readonly data: { readonly units: readonly SuspendedUnit[] } | undefined }[],
) {
  return answers.flatMap(({ data }) => data?.units.map(({ id }) => id) ?? []);
}
