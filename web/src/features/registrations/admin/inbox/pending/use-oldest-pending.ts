import { type Registration, RegistrationSchema } from '@copa/domain/registrations/registration';
import { useMemo, useState } from 'react';
import { type LiveDocuments, useLiveDocuments } from '../../../../../lib/live/use-live-documents.ts';

export const INBOX_PAGE = 250;

/**
 * The registrations to decide, the longest wait first. Those of a list of which only a part is loaded have a
 * query of their own. Its first answer comes from `live` alone, so it counts only once the server has answered.
 */
export function useOldestPending(
  tournamentId: string | null,
  isWanted: boolean,
  live: LiveDocuments<Registration>,
) {
  const query = useMemo(
    () =>
      isWanted && live.hasMore
        ? {
            collection: 'registrations',
            equal: { status: 'pending', ...(tournamentId !== null && { tournamentId }) },
            newestBy: null,
            oldestBy: 'createdAt',
            pageSize: INBOX_PAGE,
          }
        : null,
    [isWanted, live.hasMore, tournamentId],
  );
  const pending = useLiveDocuments(query, RegistrationSchema);
  const [answered, setAnswered] = useState<typeof query>(null);
  const isAnswered = pending.status === 'offline' || !pending.fromCache;
  if (query !== answered && (query === null || isAnswered)) setAnswered(query);
  const whole = useMemo(() => [...live.documents].reverse(), [live.documents]);
  const source = query === null ? { ...live, documents: whole } : pending;
  return { source, isGathering: query !== answered };
}
