import { freeFireIdKey } from '@copa/domain/contact';
import type { Turns } from '@copa/domain/day/queue';
import type { Form } from '@copa/domain/forms/form';
import { type Tally, tallyOf } from '@copa/domain/registrations/figures';
import { incompleteDeadline } from '@copa/domain/registrations/incomplete';
import { nextInQueue } from '@copa/domain/registrations/next-in-queue';
import { isApprovable } from '@copa/domain/registrations/unit';
import type { SeasonResult } from '@copa/domain/seasons/season-result';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import type { PlayersAct } from '../audit.ts';
import { TRACES, type Trace } from '../store/collections.ts';
import type { Writer } from '../store/database.ts';
import { type RegistrationCodes, shownQueue } from './code.ts';
import type { JoinPass } from './join-pass.ts';
import type { LedgerSnapshot } from './ledger-store.ts';
import { openPlaces, type PlaceChanges, type PlaceLedger } from './place-ledger.ts';
import { hasReadRecords } from './player-records.ts';
import { openLedgerPost, type Post } from './post.ts';
import { type Drafts, followAll } from './satellite.ts';
import { acceptedOf, type StoredUnit } from './stored-unit.ts';
import { derivedState, isOverdue, newDeadlines, withMovedDeadlines } from './unit-place.ts';

export interface UnitAct extends PlayersAct {
  readonly unitId: string;
  readonly reason?: string;
}

export interface UnitChange {
  readonly before: StoredUnit | null;
  readonly unit: StoredUnit | null;
}

export interface LedgerChanges extends PlaceChanges {
  readonly tournament: Partial<Tournament>;
  readonly turns: Turns | null;
  readonly registrations: ReadonlyMap<string, UnitChange>;
  readonly figures: Tally;
  readonly deadlines: ReadonlyMap<string, Date>;
  readonly acts: readonly UnitAct[];
  readonly writeRest: (writer: Writer) => Partial<Tournament>;
}

interface Waiter {
  readonly unit: StoredUnit;
  readonly pass: JoinPass;
}

export interface Ledger extends PlaceLedger, Post, Drafts {
  readonly now: Date;
  readonly codes: RegistrationCodes;
  readonly tournament: Tournament | null;
  readonly form: Form | null;
  registration(id: string): StoredUnit | null;
  /** The result is from the season that the tournament is reserved for. */
  seasonResult(freeFireId: string): SeasonResult | null;
  nextWaiter(): Waiter | null;
  /** False if a place that becomes free may belong to a waiting unit that was not read. */
  canRefill(): boolean;
  /** The size of the changed units. Firestore counts deleted documents too. */
  bytes(): number;
  store(unit: StoredUnit): StoredUnit;
  renew(unit: StoredUnit): void;
  erase(unit: StoredUnit): void;
  setClosings(closings: Tournament['closings']): void;
  trace(id: string): Trace | null;
  storeTrace(trace: Trace): void;
  audit(unit: Pick<StoredUnit, 'id'>, act: Omit<UnitAct, 'target' | 'tournament' | 'unitId'>): void;
  changes(): LedgerChanges;
}

function openTraces({ traces: read }: LedgerSnapshot, drafts: Pick<Drafts, 'set'>) {
  const traces = new Map(read);
  return {
    trace: (id: string): Trace | null => {
      const trace = traces.get(id);
      if (trace === undefined) throw new Error('a trace that the operation did not read');
      return trace;
    },
    storeTrace: (trace: Trace): void => {
      traces.set(trace.id, trace);
      drafts.set(TRACES, trace);
    },
  };
}

export function openLedger(snapshot: LedgerSnapshot): Ledger {
  const { tournament, form, codes, now } = snapshot;
  const { places, ...counted } = openPlaces(snapshot);
  const followers = followAll(snapshot.followers);
  const registrations = new Map<string, StoredUnit | null>();
  const traces = openTraces(snapshot, followers.drafts);
  const { post, writeMails } = openLedgerPost({ now, ...traces }, followers.drafts);
  const acts: UnitAct[] = [];
  let closings: Partial<Pick<Tournament, 'closings'>> = {};

  const waiters = new Map(snapshot.waiters.map((unit) => [unit.id, unit]));
  const read = (id: string) => snapshot.registrations.get(id) ?? waiters.get(id) ?? null;
  const registration = (id: string) => (registrations.has(id) ? (registrations.get(id) ?? null) : read(id));

  const scale = openScale(read);
  const store = (unit: StoredUnit) => {
    const before = registration(unit.id);
    const stored = followers.complete(withDerived(unit, tournament, now), before);
    registrations.set(stored.id, stored);
    scale.note(stored.id, stored);
    followers.follow(before, stored);
    return stored;
  };

  for (const unit of unmovedUnits(snapshot)) store(unit);

  const waiterFor = (current: Tournament | null): Waiter | null => {
    if (current === null) return null;
    const known = [...new Set([...waiters.keys(), ...registrations.keys()])];
    // `mayPlay` throws if the record of a player was not read, so units with unread records are left out.
    const isAsked = (unit: StoredUnit) => hasReadRecords(unit, snapshot.records);
    const units = known.flatMap((id) => registration(id) ?? []).filter(isAsked);
    const unit = nextInQueue(units, current, now, (each) => 'why' in places.mayPlay(each));
    const pass = unit === null ? null : places.mayPlay(unit);
    return unit === null || pass === null || 'why' in pass ? null : { unit, pass };
  };

  return {
    ...places,
    ...post,
    ...followers.drafts,
    now,
    codes,
    tournament,
    form,
    registration,
    seasonResult: (freeFireId) => snapshot.seasonResults.get(freeFireIdKey(freeFireId)) ?? null,
    nextWaiter: () => waiterFor(counted.current()),
    canRefill: () => {
      const current = counted.current();
      if (current === null || !snapshot.isPart) return true;
      return waiterFor({ ...current, currentPlayers: current.maxPlayers - 1 }) !== null;
    },
    bytes: scale.total,
    store,
    renew: (unit) => {
      if (!followers.isCurrent(unit)) store(unit);
    },
    erase: (unit) => {
      followers.follow(registration(unit.id) ?? unit, null);
      registrations.set(unit.id, null);
      scale.note(unit.id, null);
      for (const member of acceptedOf(unit)) post.eraseMails(member);
    },
    setClosings: (after) => {
      closings = { closings: after };
    },
    ...traces,
    audit: ({ id }, act) => {
      acts.push({ ...act, unitId: id, target: `registrations/${id}`, tournament });
    },
    changes: () => {
      const { tournament: counters, ...placed } = counted.changes();
      const changed = new Map([...registrations].map(([id, unit]) => [id, { before: read(id), unit }]));
      const pairs = [...changed.values()].map(({ before, unit }) => [before, unit] as const);
      return {
        ...placed,
        turns: placed.queue && shownQueue(placed.queue, codes),
        tournament: { ...counters, ...closings },
        registrations: changed,
        figures: tallyOf(pairs),
        deadlines: newDeadlines(pairs),
        acts,
        writeRest: (writer) => {
          writeMails(writer);
          return followers.write(writer, pairs);
        },
      };
    },
  };
}

/** Moves deadlines that the job has not moved yet, so that no operation goes by the former ones. */
function unmovedUnits({ tournament, registrations, deadlinesChangedAt, now }: LedgerSnapshot) {
  if (tournament === null || deadlinesChangedAt === null) return [];
  const until = incompleteDeadline(tournament, deadlinesChangedAt);
  return [...registrations.values()]
    .filter((unit) => unit.tournamentId === tournament.id && isOverdue(unit, now))
    .map((unit) => withMovedDeadlines(unit, laterOf(unit.incompleteUntil, until)));
}

/** A unit that became incomplete after the change keeps its own deadline. */
function laterOf(own: Date | null, until: Date): Date {
  return own !== null && own > until ? own : until;
}

/** Weighs each unit again only after it has changed, because the size is asked after each operation. */
function openScale(read: (id: string) => StoredUnit | null) {
  const weights = new Map<string, number>();
  const changed = new Map<string, StoredUnit | null>();
  let total = 0;
  const weigh = (id: string, unit: StoredUnit | null) => {
    const counted = unit ?? read(id);
    const bytes = counted === null ? 0 : Buffer.byteLength(JSON.stringify(counted));
    total += bytes - (weights.get(id) ?? 0);
    weights.set(id, bytes);
  };
  return {
    note: (id: string, unit: StoredUnit | null) => changed.set(id, unit),
    total: () => {
      for (const [id, unit] of changed) weigh(id, unit);
      changed.clear();
      return total;
    },
  };
}

function withDerived(unit: StoredUnit, tournament: Tournament | null, now: Date): StoredUnit {
  const isUndecided = !isApprovable(unit.members) && unit.status === 'approved';
  const decided: StoredUnit = isUndecided
    ? { ...unit, status: 'pending', decidedAt: null, decidedBy: null }
    : unit;
  return { ...decided, ...derivedState(decided, tournament, now) };
}
