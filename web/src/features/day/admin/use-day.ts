import { type Reminders, RemindersSchema } from '@copa/domain/day/reminder';
import { type Registration, RegistrationSchema } from '@copa/domain/registrations/registration';
import { type Tournament, TournamentSchema } from '@copa/domain/tournaments/tournament';
import { useLiveDocument } from '../../../lib/live/use-live-document.ts';
import { useAllLiveDocuments } from '../../../lib/live/use-live-documents.ts';

const PAGE = 250;

export interface Day {
  readonly tournament: Tournament;
  readonly units: readonly Registration[];
  readonly reminders: Reminders['units'];
  readonly isPartial: boolean;
  /** True without a connection: the shown data may be outdated. */
  readonly isOld: boolean;
}

/** The tournament and all its units, live; a word where there is nothing to show yet. */
export function useDay(id: string): Day | 'loading' | 'offline' | 'missing' {
  const path = `tournaments/${encodeURIComponent(id)}`;
  const tournament = useLiveDocument(path, TournamentSchema);
  const reminders = useLiveDocument(`reminders/${encodeURIComponent(id)}`, RemindersSchema);
  const units = useAllLiveDocuments(
    { collection: 'registrations', equal: { tournamentId: id }, newestBy: 'createdAt', pageSize: PAGE },
    RegistrationSchema,
  );
  if (tournament.status !== 'live') return tournament.status;
  if (tournament.document === null) return 'missing';
  if (units.documents.length === 0 && units.status !== 'live') return units.status;
  return {
    tournament: tournament.document,
    units: units.documents,
    reminders: reminders.document?.units ?? {},
    isPartial: units.hasMore || units.unreadable > 0,
    isOld: tournament.isOld || units.status === 'offline',
  };
}
