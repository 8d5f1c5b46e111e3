import { freeFireIdKey } from '@copa/domain/contact';
import { positionIn, type Queue } from '@copa/domain/day/queue';
import { hasWaitlistRoom } from '@copa/domain/tournaments/places/waitlist-room';
import { isFull } from '@copa/domain/tournaments/state';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import type { LedgerSnapshot } from './ledger-store.ts';
import { newlyPlaced, type Release, released, waitingAs } from './place.ts';
import { freeFireIdsOf, type StoredUnit } from './unit.ts';

type Counter = 'currentPlayers' | 'waitingPlayers' | 'lastWaitSeq' | 'lastUnitNumber';

export interface ClaimOf {
  readonly registrationId: string;
  /** That unit has no place: it waits. */
  readonly waiting: boolean;
}

interface PlaceChanges {
  readonly tournament: Partial<Pick<Tournament, Counter>>;
  /** Null removes a claim. */
  readonly claims: ReadonlyMap<string, ClaimOf | null>;
  /** The numbers that wait; null when nobody joined or left. */
  readonly queue: Queue | null;
}

/**
 * The places and the queue of one tournament. A place is taken, given and freed together with the claims of its players, so
 * that a claim always belongs to an accepted member of a unit that has a place or waits for one.
 */
export interface Places {
  /** True where the player has a place or waits, in any notation of the ID. */
  isClaimed(freeFireId: string): boolean;
  /** True where a newcomer gets neither a place nor a number in the queue. */
  isFull(): boolean;
  hasFreePlace(): boolean;
  /** A number is given once. */
  nextNumber(): number;
  /** Gives a place, or a number in the queue when there is none. */
  takePlace(unit: StoredUnit): StoredUnit;
  /** Gives a place, even when others wait. */
  takeFreePlace(unit: StoredUnit): StoredUnit;
  hasQueueRoom(): boolean;
  /** Puts the unit at the end of the queue. */
  joinQueue(unit: StoredUnit): StoredUnit;
  /** Takes the place or the number in the queue. Changes nothing when the unit has neither. */
  freePlace(unit: StoredUnit, why?: Release): StoredUnit;
  /** Claims one member, of a unit that has a place or waits. */
  claim(unit: StoredUnit, freeFireId: string): void;
  unclaim(unit: StoredUnit, freeFireId: string): void;
  /** The position in the queue, counted from one; null for a unit that does not wait. */
  positionOf(unit: StoredUnit): number | null;
  /** True where a waiting unit got the place that this unit lost here. */
  isGivenOn(id: string): boolean;
}

interface OpenPlaces {
  readonly places: Places;
  /** The tournament with its places as they are now. */
  current(): Tournament | null;
  changes(): PlaceChanges;
}

export function openPlaces(snapshot: LedgerSnapshot): OpenPlaces {
  const { tournament, isMiscounted, now } = snapshot;
  const claims = new Map<string, ClaimOf | null>();
  /** Registrations by the players that they claim. */
  const claimants = new Map(snapshot.claims);
  /** Places that became free here, in their order, and how many of them units from the queue got. */
  const freed: string[] = [];
  let given = 0;
  let taken = tournament?.currentPlayers ?? 0;
  let lastNumber = tournament?.lastUnitNumber ?? 0;
  let lastWaitSeq = tournament?.lastWaitSeq ?? 0;
  let queue = snapshot.queue;

  const current = () =>
    tournament === null ? null : { ...tournament, currentPlayers: taken, waitingPlayers: queue.length };
  const claim = ({ id, place }: StoredUnit, freeFireId: string) => {
    const key = freeFireIdKey(freeFireId);
    claims.set(key, { registrationId: id, waiting: place === 'waiting' });
    claimants.set(key, id);
  };
  const claimAll = (unit: StoredUnit) => {
    for (const freeFireId of freeFireIdsOf(unit)) claim(unit, freeFireId);
    return unit;
  };
  /** Returns whether there was a claim. */
  const unclaim = ({ id }: StoredUnit, freeFireId: string) => {
    const key = freeFireIdKey(freeFireId);
    if (claimants.get(key) !== id) return false;
    claims.set(key, null);
    claimants.delete(key);
    return true;
  };
  const unqueue = ({ waitSeq }: StoredUnit) => {
    queue = queue.filter((each) => each !== waitSeq);
  };
  const hold = (unit: StoredUnit) => {
    if (unit.place === 'waiting') {
      unqueue(unit);
      given += 1;
    }
    taken += 1;
    return claimAll(newlyPlaced(unit, tournament, now));
  };
  const join = (unit: StoredUnit) => {
    lastWaitSeq += 1;
    queue = [...queue, lastWaitSeq];
    return claimAll(waitingAs(unit, lastWaitSeq));
  };
  const hasQueueRoom = () => {
    const known = current();
    return known !== null && hasWaitlistRoom(known, now);
  };
  const hasNoPlace = () => {
    const known = current();
    return known === null || isFull(known);
  };

  return {
    current,
    places: {
      isClaimed: (freeFireId) => claimants.has(freeFireIdKey(freeFireId)),
      isFull: () => hasNoPlace() && !hasQueueRoom(),
      hasFreePlace: () => tournament !== null && taken < tournament.maxPlayers,
      nextNumber: () => {
        lastNumber += 1;
        return lastNumber;
      },
      takePlace: (unit) => (hasNoPlace() ? join(unit) : hold(unit)),
      takeFreePlace: hold,
      hasQueueRoom,
      joinQueue: join,
      freePlace: (unit, why = null) => {
        if (unit.place === 'released') return unit;
        const hadClaim = freeFireIdsOf(unit)
          .map((freeFireId) => unclaim(unit, freeFireId))
          .includes(true);
        if (unit.place === 'waiting') unqueue(unit);
        else if (hadClaim) {
          taken -= 1;
          freed.push(unit.id);
        }
        return released(unit, why);
      },
      claim,
      unclaim,
      positionOf: ({ place, waitSeq }) =>
        place !== 'waiting' || waitSeq === null ? null : positionIn({ waiting: [...queue] }, waitSeq),
      isGivenOn: (id) => {
        const turn = freed.indexOf(id);
        return turn >= 0 && turn < given;
      },
    },
    changes: () => ({
      tournament:
        tournament === null
          ? {}
          : {
              ...(taken !== tournament.currentPlayers || isMiscounted ? { currentPlayers: taken } : {}),
              ...(queue.length === tournament.waitingPlayers ? {} : { waitingPlayers: queue.length }),
              ...(lastWaitSeq === tournament.lastWaitSeq ? {} : { lastWaitSeq }),
              ...(lastNumber === tournament.lastUnitNumber ? {} : { lastUnitNumber: lastNumber }),
            },
      claims,
      queue:
        tournament === null || queue === snapshot.queue ? null : { id: tournament.id, waiting: [...queue] },
    }),
  };
}
