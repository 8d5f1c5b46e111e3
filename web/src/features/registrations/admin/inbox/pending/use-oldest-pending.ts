import { type Registration, RegistrationSchema } from '@copa/domain/registrations/registration';
import { useMemo, useState } from 'react';
import { type LiveDocuments, useLiveDocuments } from '../../../../../lib/live/use-live-documents.ts';

export const INBOX_PAGE = 250;

/**
 * Lists the registrations to decide, the longest wait first, or nothing if they are not wanted. If only a part
 * of `live` is loaded, they have a query of their own. The phone answers it first, from that part alone, so the
 * answer counts only once it comes from the server.
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
  const whole = useMemo(() => (isWanted ? [...live.documents].reverse() : []), [isWanted, live.documents]);
  const source = query === null ? { ...live, documents: whole, hasMore: false } : pending;
  return { source, isGathering: query !== answered };
}
