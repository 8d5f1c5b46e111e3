import { getRooms } from '@copa/domain/day/rooms/endpoints';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { useVersionedQuery } from '../../../lib/admin/admin-api.ts';

const UNDELIVERED_MS = 15_000;

export type RoomsState = ReturnType<typeof useRooms>;

export function useRooms({ id, roomsRevision }: Pick<Tournament, 'id' | 'roomsRevision'>, enabled = true) {
  return useVersionedQuery(
    getRooms,
    { params: { id } },
    {
      version: roomsRevision,
      againMs: UNDELIVERED_MS,
      isFinal: ({ isDelivered }) => isDelivered,
      enabled,
    },
  );
}
