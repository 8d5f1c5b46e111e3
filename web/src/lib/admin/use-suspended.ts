import { getSuspended } from '@copa/domain/fairness/endpoints';
import { useMemo } from 'react';
import { useApiQuery } from './admin-api.ts';

const NOBODY: ReadonlySet<string> = new Set();

/** The units of a tournament with a suspended member; nobody where no tournament is chosen. */
export function useSuspended(tournamentId: string | null): ReadonlySet<string> {
  const { data } = useApiQuery(
    getSuspended,
    { params: { id: tournamentId ?? '' } },
    { enabled: tournamentId !== null },
  );
  return useMemo(() => (data === undefined ? NOBODY : new Set(data.units.map(({ id }) => id))), [data]);
}
