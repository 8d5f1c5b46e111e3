import { OpeningSchema } from '@copa/domain/day/room';
import { openedRoom } from '@copa/domain/registrations/ticket-room';
import { useEffect, useMemo } from 'react';
import { useLiveDocuments } from '../../../../lib/live/use-live-documents.ts';

const PAGE = 500;

/** The tickets whose phones have read that room. */
export function useOpenings(tournamentId: string, room: string): ReadonlySet<string> {
  const query = useMemo(
    () => ({
      collection: 'openings',
      isGroup: true,
      equal: { room: openedRoom(tournamentId, room) },
      newestBy: null,
      pageSize: PAGE,
    }),
    [tournamentId, room],
  );
  const { documents, hasMore, loadingMore, loadMore } = useLiveDocuments(query, OpeningSchema);
  useEffect(() => {
    if (hasMore && !loadingMore) loadMore();
  }, [hasMore, loadMore, loadingMore]);
  return useMemo(() => new Set(documents.map(({ ticketId }) => ticketId)), [documents]);
}
