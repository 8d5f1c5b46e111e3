import { isWaitlistLive } from '@copa/domain/day/waitlist-room';
import { needsReady } from '@copa/domain/day/window-phase';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { QUEUES, REGISTRATIONS, ROOMS } from '../../../store/collections.ts';
import type { Unit } from '../../../store/database.ts';
import type { RegistrationCodes } from '../code.ts';
import { openLedger } from '../ledger.ts';
import { type WriteContext, writeChanges } from '../write.ts';
import { fillPlaces } from './promote.ts';

interface Needs extends WriteContext {
  readonly codes: RegistrationCodes;
}

type Counted = Pick<Tournament, 'currentPlayers' | 'waitingPlayers'>;

/**
 * Reads who gets a place in the tournament as it will be; what comes back writes that, in the same transaction, and says how
 * many are placed and wait then. In two steps, because a transaction reads everything first.
 */
export async function givePlaces(
  unit: Unit,
  tournament: Tournament,
  { codes, clock, newId }: Needs,
): Promise<() => Partial<Counted>> {
  const { id, maxPlayers, currentPlayers, waitingPlayers, waitlist, roomsRevision } = tournament;
  const now = clock();
  const wanted = Math.min(maxPlayers - currentPlayers, waitingPlayers);
  if (wanted <= 0 || waitlist.mode === 'manual' || !isWaitlistLive(tournament, now)) return () => ({});
  const phase = needsReady(tournament, now) ? 'match' : 'entry';
  const [rooms, queue, waiters] = await Promise.all([
    roomsRevision === 0 ? null : unit.get(ROOMS, id),
    unit.get(QUEUES, id),
    unit.find(
      REGISTRATIONS,
      {
        where: [
          { field: 'tournamentId', op: '==', value: id },
          { field: 'waitsFor', op: 'array-contains', value: phase },
        ],
        orderBy: { field: 'waitSeq', direction: 'asc' },
      },
      wanted,
    ),
  ]);
  return () => {
    const nothing = { claims: new Map(), registrations: new Map(), traces: new Map(), players: new Map() };
    const snapshot = {
      ...nothing,
      tournament,
      form: null,
      isMiscounted: false,
      rooms,
      queue: queue?.waiting ?? [],
      waiters,
      now,
    };
    const ledger = openLedger(snapshot, { codes, now });
    fillPlaces(ledger, now);
    const { tournament: counted, ...changes } = ledger.changes();
    writeChanges({ clock, newId }, unit, id, tournament, { ...changes, tournament: {} });
    return counted;
  };
}
