import {
  type RegistrationStatus,
  RegistrationStatusSchema,
} from '@copa/domain/registrations/places/unit-day';
import type { Registration } from '@copa/domain/registrations/registration';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useFirestore } from 'reactfire';
import { countDocuments } from '../../../../lib/live/live-query.ts';
import { reportProblem } from '../../../../lib/report-problem.ts';

const RECOUNT_MS = 5000;
/**
 * The list does not show changes of registrations that are not loaded, so the server counts again at this
 * interval.
 */
const IDLE_RECOUNT_MS = 60_000;

interface ListedRegistrations {
  readonly tournamentId: string | null;
  readonly documents: readonly Registration[];
  readonly hasMore: boolean;
}

export function useStatusCounts({ tournamentId, documents, hasMore }: ListedRegistrations): {
  readonly counts: StatusCounts;
  readonly exact: boolean;
} {
  const firestore = useFirestore();
  const { data, dataUpdatedAt, refetch } = useQuery({
    queryKey: ['registrations-by-status', tournamentId],
    queryFn: async (): Promise<Counted> => {
      const ofTournament = tournamentId === null ? {} : { tournamentId };
      const numbers = await Promise.all(
        RegistrationStatusSchema.options.map(async (status) => {
          const equal = { ...ofTournament, status };
          return [status, await countDocuments(firestore, { collection: 'registrations', equal })];
        }),
      ).catch((error: unknown) => {
        reportProblem('the registrations could not be counted', error);
        throw error;
      });
      return { counts: Object.fromEntries(numbers) as StatusCounts, listed: documents };
    },
    enabled: hasMore,
    refetchInterval: IDLE_RECOUNT_MS,
    // TanStack Query must not copy `listed`, because `isBehind` compares it with `documents`.
    structuralSharing: false,
  });

  const isBehind = hasMore && data !== undefined && data.listed !== documents;
  useEffect(() => {
    if (!isBehind) return undefined;
    const timer = setTimeout(() => void refetch(), Math.max(0, dataUpdatedAt + RECOUNT_MS - Date.now()));
    return () => clearTimeout(timer);
  }, [dataUpdatedAt, isBehind, refetch]);

  const counted = hasMore ? data : undefined;
  const counts = useMemo(
    () => (counted === undefined ? countByStatus(documents) : countsSince(counted, documents)),
    [counted, documents],
  );
  return { counts, exact: !hasMore || counted !== undefined };
}

type StatusCounts = Readonly<Record<RegistrationStatus, number>>;

export function countByStatus(registrations: readonly Registration[]): StatusCounts {
  const counts = { pending: 0, approved: 0, rejected: 0 };
  for (const { status } of registrations) counts[status] += 1;
  return counts;
}

export const totalOf = ({ pending, approved, rejected }: StatusCounts) => pending + approved + rejected;

interface Counted {
  readonly counts: StatusCounts;
  readonly listed: readonly Registration[];
}

/**
 * A registration that is older than `listed[0]` but was loaded later is not added, because `counts`
 * includes it.
 */
export function countsSince({ counts, listed }: Counted, now: readonly Registration[]): StatusCounts {
  const changed = { ...counts };
  const before = new Map(listed.map((registration) => [registration.id, registration]));
  const newest = listed[0]?.createdAt ?? new Date(0);
  const oldest = now.at(-1)?.createdAt ?? new Date(0);
  for (const { id, status, createdAt } of now) {
    const known = before.get(id);
    before.delete(id);
    if (known === undefined && createdAt <= newest) continue;
    if (known !== undefined) changed[known.status] -= 1;
    changed[status] += 1;
  }
  // Registrations older than `oldest` are not subtracted, because new ones may have pushed them out of the
  // loaded page.
  for (const { status, createdAt } of before.values()) if (createdAt > oldest) changed[status] -= 1;
  return changed;
}
