import { type Reminders, RemindersSchema } from '@copa/domain/day/reminder';
import { type Registration, RegistrationSchema } from '@copa/domain/registrations/registration';
import { type Tournament, TournamentSchema } from '@copa/domain/tournaments/tournament';
import { useEffect, useMemo } from 'react';
import { useLiveDocument } from '../../../lib/live/use-live-document.ts';
import { useLiveDocuments } from '../../../lib/live/use-live-documents.ts';

const PAGE = 250;

export interface Day {
  readonly tournament: Tournament;
  readonly units: readonly Registration[];
  readonly reminders: Reminders['units'];
  /** True while some units have not come yet. */
  readonly isPartial: boolean;
  /** True without a connection: the shown data may be outdated. */
  readonly isOld: boolean;
}

/** The tournament and all its units, live; a word where there is nothing to show yet. */
export function useDay(id: string): Day | 'loading' | 'offline' | 'missing' {
  const path = `tournaments/${encodeURIComponent(id)}`;
  const tournament = useLiveDocument(path, TournamentSchema);
  const reminders = useLiveDocument(`reminders/${encodeURIComponent(id)}`, RemindersSchema);
  const query = useMemo(
    () => ({
      collection: 'registrations',
      equal: { tournamentId: id },
      newestBy: 'createdAt',
      pageSize: PAGE,
    }),
    [id],
  );
  const units = useLiveDocuments(query, RegistrationSchema);
  const { hasMore, loadingMore, loadMore } = units;
  useEffect(() => {
    if (hasMore && !loadingMore) loadMore();
  }, [hasMore, loadMore, loadingMore]);

  if (tournament.status !== 'live') return tournament.status;
  if (tournament.document === null) return 'missing';
  const isEmpty = units.documents.length === 0;
  if (isEmpty && units.status !== 'live') return units.status;
  return {
    tournament: tournament.document,
    units: units.documents,
    reminders: reminders.document?.units ?? {},
    isPartial: hasMore || units.unreadable > 0,
    isOld: tournament.isOld || units.status === 'offline',
  };
}
