import type { Rooms } from '@copa/domain/day/room';
import { mostServed, servedPhase } from '@copa/domain/registrations/next-in-queue';
import type { StoredRegistration } from '@copa/domain/registrations/registration';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { QUEUES, REGISTRATIONS, ROOMS } from '../store/collections.ts';
import type { Reader } from '../store/database.ts';

export interface OpenQueue {
  /** The numbers that wait, in their order. */
  readonly queue: readonly number[];
  /** The units that may get a place now, in the order of their numbers. */
  readonly waiters: readonly StoredRegistration[];
  /** Null where the tournament has none. */
  readonly rooms: Rooms | null;
}

/** The queue of a tournament and the rooms that a promoted unit gets. A tournament without them costs no read. */
export async function readQueue(
  reader: Reader,
  tournament: Tournament | null,
  mayFree: number,
  now: Date,
): Promise<OpenQueue> {
  if (tournament === null) return { queue: [], waiters: [], rooms: null };
  const { id, waitlist, waitingPlayers, roomsRevision } = tournament;
  const hasQueue = waitlist.max > 0 || waitingPlayers > 0;
  const wanted = mostServed(tournament, mayFree);
  const phase = servedPhase(tournament, now);
  const [queue, waiters, rooms] = await Promise.all([
    hasQueue ? reader.get(QUEUES, id) : null,
    hasQueue && phase !== null && wanted > 0
      ? reader.find(
          REGISTRATIONS,
          {
            where: [
              { field: 'tournamentId', op: '==', value: id },
              { field: 'waitsFor', op: 'array-contains', value: phase },
            ],
            orderBy: { field: 'waitSeq', direction: 'asc' },
          },
          wanted,
        )
      : [],
    roomsRevision === 0 ? null : reader.get(ROOMS, id),
  ]);
  return { queue: queue?.waiting ?? [], waiters, rooms };
}
