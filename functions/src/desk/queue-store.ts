import { mostServed, obstaclesOf, servedPhase } from '@copa/domain/registrations/next-in-queue';
import type { WaitPhase } from '@copa/domain/registrations/places/unit-day';
import type { StoredRegistration } from '@copa/domain/registrations/registration';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { QUEUES, REGISTRATIONS } from '../store/collections.ts';
import type { Reader } from '../store/database.ts';
import { UNITS_AT_ONCE } from '../store/unit-pages.ts';
import { bannedMember, hasReadRecords, type PlayerRecords, readRecords } from './player-records.ts';
import type { RecordKeys } from './record-keys.ts';
import { freeFireIdsOf } from './stored-unit.ts';

export interface OpenQueue {
  readonly queue: readonly number[];
  readonly waiters: readonly StoredRegistration[];
  readonly waiterRecords: PlayerRecords;
  /** True if more units could get a place in this commit than were read. */
  readonly isPart: boolean;
}

export async function readQueue(
  reader: Reader,
  tournament: Tournament | null,
  freedAtMost: number,
  now: Date,
  keys: RecordKeys,
): Promise<OpenQueue> {
  if (tournament === null) return { queue: [], waiters: [], waiterRecords: new Map(), isPart: false };
  const { id, waitlist, waitingPlayers } = tournament;
  const hasQueue = waitlist.max > 0 || waitingPlayers > 0;
  const servable = mostServed(tournament, freedAtMost);
  // The commit also writes the units that free their places, so fewer waiters fit.
  const wanted = Math.min(servable, Math.max(UNITS_AT_ONCE - freedAtMost, UNITS_AT_ONCE / 2));
  const phase = servedPhase(tournament, now);
  const [queue, served] = await Promise.all([
    hasQueue ? reader.get(QUEUES, id) : null,
    hasQueue && phase !== null && wanted > 0
      ? readWaiters(reader, tournament, { phase, wanted, now }, keys)
      : { waiters: [], waiterRecords: new Map() },
  ]);
  const withRoom = { ...tournament, currentPlayers: tournament.maxPlayers - 1 };
  const isServed = (unit: StoredRegistration) => {
    const isSuspended = isPassedOver(unit, served.waiterRecords, now);
    return obstaclesOf({ unit, tournament: withRoom, now, isSuspended }).length === 0;
  };
  const isPart = wanted < servable && served.waiters.filter(isServed).length >= wanted;
  return { queue: queue?.waiting ?? [], ...served, isPart };
}

/** A player whose record cannot be read may be suspended. */
const isPassedOver = (unit: StoredRegistration, records: PlayerRecords, now: Date) =>
  !hasReadRecords(unit, records) || bannedMember(unit, records, now) !== null;

/** A unit with a suspended player gets no place, so one more unit is read for each such unit. */
async function readWaiters(
  reader: Reader,
  { id }: Tournament,
  { phase, wanted, now }: { phase: WaitPhase; wanted: number; now: Date },
  keys: RecordKeys,
): Promise<Pick<OpenQueue, 'waiters' | 'waiterRecords'>> {
  for (let limit = wanted; ; ) {
    const waiters = await reader.find(
      REGISTRATIONS,
      {
        where: [
          { field: 'tournamentId', op: '==', value: id },
          { field: 'waitsFor', op: 'array-contains', value: phase },
        ],
        orderBy: { field: 'waitSeq', direction: 'asc' },
      },
      limit,
    );
    const waiterRecords = await readRecords(reader, waiters.flatMap(freeFireIdsOf), keys);
    const passedOver = waiters.filter((unit) => isPassedOver(unit, waiterRecords, now)).length;
    if (waiters.length < limit || waiters.length - passedOver >= wanted) return { waiters, waiterRecords };
    limit = wanted + passedOver;
  }
}
