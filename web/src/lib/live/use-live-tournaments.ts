import { MINUTE_MS } from '@copa/domain/limits';
import { shownCounts } from '@copa/domain/registrations/figures';
import type { listTournamentsWithRegistrations } from '@copa/domain/tournaments/endpoints';
import { phase, soonestFirst, storedStatus } from '@copa/domain/tournaments/state';
import { TournamentSchema } from '@copa/domain/tournaments/tournament';
import { useMemo } from 'react';
import type { Data } from '../admin/admin-api.ts';
import { useNow } from '../use-now.ts';
import { useDocumentsAt } from './use-documents-at.ts';
import { useLatestFigures } from './use-latest-figures.ts';
import { useRefetchOnChange } from './use-refetch-on-change.ts';

export type ListedTournament = Data<typeof listTournamentsWithRegistrations>['tournaments'][number];

const pathOf = (id: string) => `tournaments/${id}`;

export function useLiveTournaments(
  listed: readonly ListedTournament[] | undefined,
  hasMore: boolean,
  refetch: () => unknown,
): readonly ListedTournament[] {
  const now = useNow(MINUTE_MS);
  const latest = useLatestFigures();
  const known = useMemo(() => new Set(listed?.map(({ id }) => id)), [listed]);
  const stored = useDocumentsAt(
    latest.flatMap(({ id, isGone }) => (isGone ? [] : pathOf(id))).toSorted(),
    TournamentSchema,
  );
  const end = hasMore ? (listed?.at(-1)?.date ?? null) : null;
  // A tournament of a later page is not new, so the pages that are loaded stay as they are.
  const isListedLater = (id: string) => end !== null && !isAfter(stored.get(pathOf(id)), end);
  const appearedOrGone = latest.filter(({ id, isGone }) =>
    isGone ? known.has(id) : !known.has(id) && !isListedLater(id),
  );
  useRefetchOnChange(listed === undefined ? '' : appearedOrGone.map(({ id }) => id).join(), refetch);
  return useMemo(() => {
    const figures = new Map(latest.map((each) => [each.id, each]));
    const rows = (listed ?? []).map((row) => {
      const tournament = stored.get(pathOf(row.id)) ?? row;
      return {
        ...tournament,
        status: storedStatus(tournament, now),
        phase: phase(tournament, now),
        registrations: shownCounts(figures.get(row.id) ?? row.registrations),
      };
    });
    return rows.toSorted(soonestFirst);
  }, [latest, listed, now, stored]);
}

/** False for a tournament that is not known yet. One without a date comes before all past ones. */
function isAfter(tournament: Pick<ListedTournament, 'date'> | undefined, end: Date): boolean {
  return tournament !== undefined && (tournament.date === null || tournament.date > end);
}
