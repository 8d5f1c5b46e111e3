import { type Registration, RegistrationSchema } from '@copa/domain/registrations/registration';
import { useMemo, useState } from 'react';
import { type LiveDocuments, useLiveDocuments } from '../../../../../lib/live/use-live-documents.ts';

export const INBOX_PAGE = 250;

/**
 * Lists the oldest registrations first, or none if they are not wanted. If only a part of `live` is loaded,
 * those to decide have a query of their own. The cache holds only that part and answers first, so the answer
 * counts only once it comes from the server.
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
  const [answeredQuery, setAnsweredQuery] = useState<typeof query>(null);
  const isAnswered = pending.status === 'offline' || !pending.fromCache;
  if (query !== answeredQuery && (query === null || isAnswered)) setAnsweredQuery(query);
  const oldestFirst = useMemo(
    () => (isWanted ? [...live.documents].reverse() : []),
    [isWanted, live.documents],
  );
  const source = query === null ? { ...live, documents: oldestFirst, hasMore: false } : pending;
  return { source, isGathering: query !== answeredQuery };
}
