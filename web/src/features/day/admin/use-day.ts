import { RemindersSchema } from '@copa/domain/day/reminder';
import { RegistrationSchema } from '@copa/domain/registrations/registration';
import { TournamentSchema } from '@copa/domain/tournaments/tournament';
import type { LiveQuery } from '../../../lib/live/live-query.ts';
import { useLiveDocument } from '../../../lib/live/use-live-document.ts';
import { useAllLiveDocuments } from '../../../lib/live/use-live-documents.ts';

const PAGE = 250;

export type Day = Exclude<ReturnType<typeof useDay>, string>;

export function unitsQuery(tournamentId: string): LiveQuery {
  return { collection: 'registrations', equal: { tournamentId }, newestBy: 'createdAt', pageSize: PAGE };
}

export function useDay(id: string) {
  const path = `tournaments/${encodeURIComponent(id)}`;
  const tournament = useLiveDocument(path, TournamentSchema);
  const reminders = useLiveDocument(`reminders/${encodeURIComponent(id)}`, RemindersSchema);
  const units = useAllLiveDocuments(unitsQuery(id), RegistrationSchema);
  if (tournament.status !== 'live') return tournament.status;
  if (tournament.document === null) return 'missing';
  if (units.documents.length === 0 && units.status !== 'live') return units.status;
  return {
    tournament: tournament.document,
    units: units.documents,
    reminders: reminders.document?.units ?? {},
    /** All units are read, or as many as there are offline. */
    isWhole:
      units.status === 'offline' || (!units.fromCache && !units.hasMore && reminders.status !== 'loading'),
    isPartial: units.hasMore || units.unreadable > 0,
    isOld: tournament.isOld || units.status === 'offline',
  };
}
