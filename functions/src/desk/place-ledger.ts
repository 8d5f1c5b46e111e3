import { freeFireIdKey } from '@copa/domain/contact';
import { positionIn, type Queue } from '@copa/domain/day/queue';
import { BEHIND_FROM } from '@copa/domain/limits';
import { servesBehind } from '@copa/domain/registrations/places/behind';
import { waitlistTakesMore } from '@copa/domain/tournaments/places/waitlist-limit';
import { isFull } from '@copa/domain/tournaments/state';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { type JoinAnswer, type JoinPass, joinPass } from './join-pass.ts';
import type { LedgerSnapshot } from './ledger-store.ts';
import { bannedMember, banOf, isAnyBehind, type Registrant } from './player-records.ts';
import { acceptedOf, freeFireIdsOf, type StoredUnit } from './stored-unit.ts';
import { newlyPlaced, type ReleaseCause, released, waitingAs } from './unit-place.ts';

const COUNTERS = ['currentPlayers', 'waitingPlayers', 'lastWaitSeq', 'lastUnitNumber'] as const;
type Counter = (typeof COUNTERS)[number];

interface ClaimOf {
  readonly registrationId: string;
  readonly waiting: boolean;
}

export interface PlaceChanges {
  readonly tournament: Partial<Pick<Tournament, Counter>>;
  readonly claims: ReadonlyMap<string, ClaimOf | null>;
  readonly queue: Queue | null;
}

/** A claim reserves the player ID of an accepted member whose unit has a place or waits. */
export interface PlaceLedger {
  /** Ignores an existing claim if `former` is the player ID of `player`. */
  mayJoin(player: Registrant, former?: string | null): JoinAnswer;
  mayPlay(unit: StoredUnit): JoinAnswer;
  holderOf(freeFireId: string): string | null;
  takesNoMore(): boolean;
  hasFreePlace(): boolean;
  /** True if a unit with this pass has to join the queue even while places are free. */
  holdsBack(pass: JoinPass): boolean;
  nextNumber(): number;
  placeOrQueue(unit: StoredUnit, pass: JoinPass): StoredUnit;
  givePlace(unit: StoredUnit, pass: JoinPass): StoredUnit;
  queueTakesMore(): boolean;
  joinQueue(unit: StoredUnit, pass: JoinPass): StoredUnit;
  /** `waitSeq` is the number that the unit itself had before. */
  rejoinQueue(unit: StoredUnit, waitSeq: number, pass: JoinPass): StoredUnit;
  /** Call this only if `pass.behind` has changed, because the queue number changes by `BEHIND_FROM`. */
  moveInQueue(unit: StoredUnit, pass: JoinPass): StoredUnit;
  freePlace(unit: StoredUnit, why?: ReleaseCause): StoredUnit;
  claim(unit: StoredUnit, freeFireId: string, pass: JoinPass): void;
  unclaim(unit: StoredUnit, freeFireId: string): void;
  positionOf(unit: StoredUnit): number | null;
  wentToWaiter(id: string): boolean;
}

interface OpenPlaces {
  readonly places: PlaceLedger;
  current(): Tournament | null;
  changes(): PlaceChanges;
}

export function openPlaces(snapshot: LedgerSnapshot): OpenPlaces {
  const { tournament, now } = snapshot;
  const { claims, claimantOf, claim, claimAll, unclaim } = openClaims(snapshot.claims);
  /**
   * Units in the order in which they lost their places. Waiting units got the first `given` of these places.
   */
  const freed: string[] = [];
  let given = 0;
  let taken = tournament?.currentPlayers ?? 0;
  let lastNumber = tournament?.lastUnitNumber ?? 0;
  const queue = openQueue(snapshot);

  const current = () =>
    tournament === null ? null : { ...tournament, currentPlayers: taken, waitingPlayers: queue.length() };
  const hold = (unit: StoredUnit, pass: JoinPass) => {
    if (unit.place === 'waiting') {
      queue.leave(unit);
      if (given < freed.length) given += 1;
    }
    taken += 1;
    return claimAll(newlyPlaced(unit, tournament, now), pass);
  };
  const join = (unit: StoredUnit, pass: JoinPass) => claimAll(queue.join(unit, pass), pass);
  const queueTakesMore = () => {
    const known = current();
    return known !== null && waitlistTakesMore(known, now);
  };
  const hasNoPlace = () => {
    const known = current();
    return known === null || isFull(known);
  };

  return {
    current,
    places: {
      ...joinQuestions(snapshot, claimantOf),
      holderOf: claimantOf,
      takesNoMore: () => hasNoPlace() && !queueTakesMore(),
      hasFreePlace: () => tournament !== null && taken < tournament.maxPlayers,
      holdsBack: ({ behind }) =>
        behind && tournament?.waitlist.mode === 'auto' && queueTakesMore() && !servesBehind(tournament, now),
      nextNumber: () => {
        lastNumber += 1;
        return lastNumber;
      },
      placeOrQueue: (unit, pass) => (hasNoPlace() ? join(unit, pass) : hold(unit, pass)),
      givePlace: hold,
      queueTakesMore,
      joinQueue: join,
      rejoinQueue: (unit, waitSeq, pass) => claimAll(queue.rejoin(unit, waitSeq), pass),
      moveInQueue: queue.move,
      freePlace: (unit, why = null) => {
        if (unit.place === 'released') return unit;
        const hadClaim = freeFireIdsOf(unit)
          .map((freeFireId) => unclaim(unit, freeFireId))
          .includes(true);
        if (unit.place === 'waiting') queue.leave(unit);
        else if (hadClaim) {
          taken -= 1;
          freed.push(unit.id);
        }
        return released(unit, why);
      },
      claim,
      unclaim,
      positionOf: queue.positionOf,
      wentToWaiter: (id) => {
        const turn = freed.indexOf(id);
        return turn >= 0 && turn < given;
      },
    },
    changes: () => ({
      tournament: changedCounters(snapshot, {
        currentPlayers: taken,
        waitingPlayers: queue.length(),
        lastWaitSeq: queue.lastWaitSeq(),
        lastUnitNumber: lastNumber,
      }),
      claims,
      queue: queue.change(),
    }),
  };
}

function openQueue({ tournament, queue }: LedgerSnapshot) {
  let waiting = queue;
  let lastWaitSeq = tournament?.lastWaitSeq ?? 0;

  const enter = (waitSeq: number) => {
    waiting = [...waiting, waitSeq].toSorted((a, b) => a - b);
  };
  const leave = ({ waitSeq }: StoredUnit) => {
    waiting = waiting.filter((each) => each !== waitSeq);
  };
  return {
    length: () => waiting.length,
    lastWaitSeq: () => lastWaitSeq,
    positionOf: ({ place, waitSeq }: StoredUnit) =>
      place !== 'waiting' || waitSeq === null ? null : positionIn({ waiting: [...waiting] }, waitSeq),
    join: (unit: StoredUnit, { behind }: JoinPass) => {
      lastWaitSeq += 1;
      const waitSeq = behind ? BEHIND_FROM + lastWaitSeq : lastWaitSeq;
      enter(waitSeq);
      return waitingAs(unit, waitSeq);
    },
    rejoin: (unit: StoredUnit, waitSeq: number) => {
      enter(waitSeq);
      return waitingAs(unit, waitSeq);
    },
    move: (unit: StoredUnit, { behind }: JoinPass) => {
      if (unit.waitSeq === null) return unit;
      leave(unit);
      const waitSeq = unit.waitSeq + (behind ? BEHIND_FROM : -BEHIND_FROM);
      enter(waitSeq);
      return { ...unit, waitSeq };
    },
    leave,
    change: (): Queue | null =>
      tournament === null || waiting === queue ? null : { id: tournament.id, waiting: [...waiting] },
  };
}

function changedCounters(
  { tournament, isMiscounted }: LedgerSnapshot,
  counters: Pick<Tournament, Counter>,
): PlaceChanges['tournament'] {
  if (tournament === null) return {};
  const changed = (counter: Counter) =>
    counters[counter] !== tournament[counter] || (counter === 'currentPlayers' && isMiscounted);
  return Object.fromEntries(COUNTERS.filter(changed).map((counter) => [counter, counters[counter]]));
}

function openClaims(stored: LedgerSnapshot['claims']) {
  const claims = new Map<string, ClaimOf | null>();
  const claimants = new Map(stored);

  const claimantOf = (freeFireId: string) => claimants.get(freeFireIdKey(freeFireId)) ?? null;
  const claim = ({ id, place }: StoredUnit, freeFireId: string, pass: JoinPass) => {
    pass.require(freeFireId);
    const key = freeFireIdKey(freeFireId);
    claims.set(key, { registrationId: id, waiting: place === 'waiting' });
    claimants.set(key, id);
  };
  const claimAll = (unit: StoredUnit, pass: JoinPass) => {
    for (const freeFireId of freeFireIdsOf(unit)) claim(unit, freeFireId, pass);
    return unit;
  };
  const unclaim = ({ id }: StoredUnit, freeFireId: string) => {
    const key = freeFireIdKey(freeFireId);
    if (claimants.get(key) !== id) return false;
    claims.set(key, null);
    claimants.delete(key);
    return true;
  };
  return { claims, claimantOf, claim, claimAll, unclaim };
}

function joinQuestions(
  { tournament, records, recordKeys, now }: LedgerSnapshot,
  claimantOf: (freeFireId: string) => string | null,
): Pick<PlaceLedger, 'mayJoin' | 'mayPlay'> {
  const contactOf = (player: Registrant) => recordKeys.contactOf(player, tournament?.timeZone ?? 'UTC');
  return {
    mayJoin: (player, former = null) => {
      const { freeFireId } = player;
      const stays = former !== null && freeFireIdKey(former) === freeFireIdKey(freeFireId);
      if (!stays && claimantOf(freeFireId) !== null) return { why: 'claimed' };
      const ban = banOf(records, freeFireId, now);
      return ban === null
        ? joinPass([freeFireId], isAnyBehind([player], records, contactOf, now))
        : { why: 'banned', ban, member: null };
    },
    mayPlay: (unit) => {
      const players = freeFireIdsOf(unit);
      if (players.some((each) => (claimantOf(each) ?? unit.id) !== unit.id)) return { why: 'claimed' };
      const banned = bannedMember(unit, records, now);
      return banned === null
        ? joinPass(players, isAnyBehind(acceptedOf(unit), records, contactOf, now))
        : { why: 'banned', ...banned };
    },
  };
}
