import { freeFireIdKey } from '@copa/domain/contact';
import type { Push } from '@copa/domain/day/push';
import type { Queue, Turns } from '@copa/domain/day/queue';
import type { Rooms } from '@copa/domain/day/room';
import type { PlayerRecord } from '@copa/domain/fairness/record';
import type { Form } from '@copa/domain/forms/form';
import type { Mail } from '@copa/domain/mail';
import type { Player } from '@copa/domain/play/player/page';
import type { StoredGuardian } from '@copa/domain/registrations/consent/guardian';
import { type Tally, tallyOf } from '@copa/domain/registrations/figures';
import type { StoredAccepted } from '@copa/domain/registrations/member';
import { nextInQueue } from '@copa/domain/registrations/next-in-queue';
import { type RosterUnit, rosterChanges } from '@copa/domain/registrations/roster';
import type { Ticket } from '@copa/domain/registrations/ticket';
import type { OpenRoom } from '@copa/domain/registrations/ticket-room';
import { isApprovable } from '@copa/domain/registrations/unit';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import type { Act } from '../audit.ts';
import type { Trace } from '../store/collections.ts';
import type { Writer } from '../store/database.ts';
import { mailMembers, type PlayerMail } from '../store/mail-queue.ts';
import type { MailTraces } from '../store/mail-share.ts';
import { type PushNotice, pushOf } from '../store/push-queue.ts';
import { type RegistrationCodes, shownQueue, shownTicket } from './code.ts';
import { lostMembers, recordsWithout, renamedIn, withoutTraceOf } from './forgetting.ts';
import type { LedgerSnapshot } from './ledger-store.ts';
import { atDoor, newDeadlines } from './place.ts';
import { type ClaimOf, openPlaces, type Places } from './places.ts';
import { openPlayerPages } from './player-pages.ts';
import type { SeatPass } from './seat-pass.ts';
import { openTicketRooms } from './ticket-rooms.ts';
import { acceptedOf, freeFireIdsOf, type StoredUnit } from './unit.ts';

/** Its reason stands in the unit, because the audit outlives the player. */
export interface UnitAct extends Act {
  readonly unitId: string;
  readonly reason?: string;
}

/** The writes of the transaction; null removes. */
export interface LedgerChanges {
  readonly tournament: Partial<Tournament>;
  readonly claims: ReadonlyMap<string, ClaimOf | null>;
  readonly queue: Queue | null;
  readonly turns: Turns | null;
  readonly registrations: ReadonlyMap<string, StoredUnit | null>;
  readonly figures: Tally;
  /** New times at which places are taken back, by unit. */
  readonly deadlines: ReadonlyMap<string, Date>;
  /** Units that joined or left the public list of who plays, by their numbers. */
  readonly roster: ReadonlyMap<string, RosterUnit | null>;
  readonly tickets: ReadonlyMap<string, Ticket | null>;
  /** Rooms with their seats; null when no seat changed. */
  readonly rooms: Rooms | null;
  readonly openRooms: ReadonlyMap<string, ReadonlyMap<string, OpenRoom | null>>;
  readonly guardians: ReadonlyMap<string, StoredGuardian | null>;
  readonly records: readonly PlayerRecord[];
  /** Takes names back that play copied, and gives what changes of the tournament with them. */
  readonly renamed: (writer: Writer) => Partial<Tournament>;
  readonly traces: ReadonlyMap<string, Trace>;
  readonly mails: ReadonlyMap<string, Mail | null>;
  readonly pushes: ReadonlyMap<string, Push>;
  readonly silenced: ReadonlySet<string>;
  readonly players: ReadonlyMap<string, Player | null>;
  readonly reports: ReadonlySet<string>;
  readonly protests: ReadonlySet<string>;
  readonly acts: readonly UnitAct[];
}

interface Waiter {
  readonly unit: StoredUnit;
  readonly pass: SeatPass;
}

interface Post {
  eraseMails(member: StoredAccepted): void;
  /** Mails every member whose mailbox takes mails about them; `mailFor` runs after all decisions. */
  mail(unit: StoredUnit, about: PlayerMail, mailFor: (member: StoredAccepted) => Mail): StoredUnit;
  queuePush(unit: StoredUnit, notice: PushNotice): void;
}

export interface Ledger extends Places, Post {
  readonly now: Date;
  readonly codes: RegistrationCodes;
  readonly tournament: Tournament | null;
  readonly form: Form | null;
  registration(id: string): StoredUnit | null;
  /** The unit that gets the next free place; null when there is none. A unit with a suspended member is passed over. */
  nextWaiter(): Waiter | null;
  /** Stores the unit with all derived values: its ticket, its rooms and look-up hashes. */
  store(unit: StoredUnit): StoredUnit;
  deliver(unit: StoredUnit): void;
  erase(unit: StoredUnit): void;
  /** The adult goes with the minor, whichever way the minor goes. */
  keepGuardian(guardian: StoredGuardian): void;
  dropGuardian(memberId: string): void;
  setClosings(closings: Tournament['closings']): void;
  trace(id: string): Trace | null;
  leave(trace: Trace): void;
  record(unit: Pick<StoredUnit, 'id'>, act: Omit<UnitAct, 'target' | 'tournament' | 'unitId'>): void;
  changes(): LedgerChanges;
}

export function openLedger(snapshot: LedgerSnapshot, codes: RegistrationCodes): Ledger {
  const { tournament, form, now } = snapshot;
  const { places, ...counted } = openPlaces(snapshot);
  const rooms = openTicketRooms(tournament, snapshot.rooms);
  const pages = openPlayerPages(snapshot.players);
  const registrations = new Map<string, StoredUnit | null>();
  const tickets = new Map<string, Ticket | null>();
  const guardians = new Map<string, StoredGuardian | null>();
  const traces = new Map<string, Trace>();
  const leave = (trace: Trace) => {
    traces.set(trace.id, trace);
  };
  const { post, ...queued } = openPost({
    now,
    trace: (id) => traces.get(id) ?? snapshot.traces.get(id),
    leave,
  });
  const silenced = new Set<string>();
  const reports = new Set<string>();
  const protests = new Set<string>();
  const acts: UnitAct[] = [];
  let closings: Partial<Pick<Tournament, 'closings'>> = {};

  const waiters = new Map(snapshot.waiters.map((unit) => [unit.id, unit]));
  const read = (id: string) => snapshot.registrations.get(id) ?? waiters.get(id) ?? null;
  const registration = (id: string) => (registrations.has(id) ? (registrations.get(id) ?? null) : read(id));
  const dropTicket = ({ ticketId }: StoredUnit) => tickets.set(ticketId, null);
  const dropGuardians = (before: StoredUnit, after: readonly StoredAccepted[]) => {
    for (const { id, ageBand } of acceptedOf(before)) {
      if (ageBand === 'minor' && !after.some((member) => member.id === id)) guardians.set(id, null);
    }
  };

  const store = (unit: StoredUnit) => {
    const before = registration(unit.id);
    const kept = before === null ? unit : withoutTraceOf(unit, lostMembers(before, unit));
    const stored = rooms.deliver(before, heard(before, settled(kept, tournament, codes, now)));
    if (before !== null) {
      if (before.ticketId !== stored.ticketId) dropTicket(before);
      if (before.listens && !stored.listens) silenced.add(stored.id);
      pages.leave(before, stored);
      dropGuardians(before, acceptedOf(stored));
    }
    registrations.set(stored.id, stored);
    const ticket = shownTicket(stored, codes);
    tickets.set(ticket.id, ticket);
    return stored;
  };

  return {
    ...places,
    ...post,
    now,
    codes,
    tournament,
    form,
    registration,
    nextWaiter: () => {
      const current = counted.current();
      if (current === null) return null;
      const known = [...new Set([...waiters.keys(), ...registrations.keys()])];
      // A unit that was read for another reason is behind those that may have a place.
      const isAsked = (unit: StoredUnit) =>
        freeFireIdsOf(unit).every((freeFireId) => snapshot.records.has(freeFireIdKey(freeFireId)));
      const units = known.flatMap((id) => registration(id) ?? []).filter(isAsked);
      const unit = nextInQueue(units, current, now, (each) => 'why' in places.mayPlay(each));
      const pass = unit === null ? null : places.mayPlay(unit);
      return unit === null || pass === null || 'why' in pass ? null : { unit, pass };
    },
    store,
    deliver: (unit) => {
      if (!rooms.isDelivered(unit)) store(unit);
    },
    erase: (unit) => {
      const before = registration(unit.id) ?? unit;
      dropTicket(before);
      rooms.clear(before);
      pages.leave(before, null);
      dropGuardians(before, []);
      if (before.listens) silenced.add(unit.id);
      for (const id of before.reports) reports.add(id);
      for (const id of before.protests) protests.add(id);
      registrations.set(unit.id, null);
      for (const member of acceptedOf(unit)) post.eraseMails(member);
    },
    keepGuardian: (guardian) => {
      guardians.set(guardian.id, guardian);
    },
    dropGuardian: (memberId) => {
      guardians.set(memberId, null);
    },
    setClosings: (after) => {
      closings = { closings: after };
    },
    trace: (id) => traces.get(id) ?? snapshot.traces.get(id) ?? null,
    leave,
    record: ({ id }, act) => {
      acts.push({ ...act, unitId: id, target: `registrations/${id}`, tournament });
    },
    changes: () => {
      const { tournament: counters, ...placed } = counted.changes();
      const pairs = [...registrations].map(([id, unit]) => [read(id), unit] as const);
      return {
        ...placed,
        turns: placed.queue && shownQueue(placed.queue, codes),
        ...rooms.changes(),
        ...queued.changes(),
        tournament: { ...counters, ...closings },
        registrations,
        figures: tallyOf(pairs),
        deadlines: newDeadlines(pairs),
        roster: rosterChanges(pairs),
        tickets,
        guardians,
        ...forgotten(snapshot, pairs),
        traces,
        silenced,
        players: pages.changes(),
        reports,
        protests,
        acts,
      };
    },
  };
}

type Pair = readonly [before: StoredUnit | null, after: StoredUnit | null];

/** Whichever way somebody leaves, what copied the name is written in the same transaction. */
function forgotten({ rename, records }: LedgerSnapshot, pairs: readonly Pair[]) {
  const known = pairs.flatMap(([before, after]) => (before === null ? [] : [{ before, after }]));
  const units = known.flatMap(({ before, after }) => renamedIn(before, after) ?? []);
  if (units.length > 0 && rename === null)
    throw new Error('a name was taken back, and its copies were not read');
  return {
    records: known.flatMap(({ before, after }) =>
      recordsWithout(before, lostMembers(before, after), records),
    ),
    renamed: (writer: Writer) => (units.length === 0 ? {} : (rename?.(writer, units) ?? {})),
  };
}

function openPost(traces: MailTraces): {
  readonly post: Post;
  changes(): Pick<LedgerChanges, 'mails' | 'pushes'>;
} {
  const mails = new Map<string, (() => Mail) | null>();
  const pushes = new Map<string, Push>();

  return {
    post: {
      eraseMails: ({ mailIds }) => {
        for (const id of mailIds) mails.set(id, null);
      },
      mail: (unit, about, mailFor) => {
        const queue = (id: string, mail: () => Mail) => mails.set(id, mail);
        return {
          ...unit,
          members: mailMembers(queue, traces, unit.members, about, (member) => () => mailFor(member)),
        };
      },
      queuePush: (unit, notice) => {
        if (!unit.listens) return;
        const push = pushOf(unit, notice, traces.now);
        pushes.set(push.id, push);
      },
    },
    changes: () => ({
      mails: new Map([...mails].map(([id, mail]) => [id, mail === null ? null : mail()])),
      pushes,
    }),
  };
}

/** A unit that is not complete, or waits for the consent to a minor, is not approved any more. */
function settled(
  unit: StoredUnit,
  tournament: Tournament | null,
  codes: RegistrationCodes,
  now: Date,
): StoredUnit {
  const isUndecided = !isApprovable(unit.members) && unit.status === 'approved';
  return {
    ...unit,
    ...(isUndecided ? { status: 'pending', decidedAt: null, decidedBy: null } : {}),
    ...atDoor(unit, tournament, now),
    ticketId: codes.ticketOf(unit.id, unit.ticketRevision),
    codeHashes: acceptedOf(unit).map(({ codeHash }) => codeHash),
    consentHashes: acceptedOf(unit).flatMap(({ id, ageBand, guardianRevision }) =>
      ageBand === 'minor' ? codes.hashOf(codes.consentOf(id, guardianRevision)) : [],
    ),
  };
}

/** Phones asked for notices through their ticket, so another ticket has no phones. */
function heard(before: StoredUnit | null, unit: StoredUnit): StoredUnit {
  return unit.listens && before?.ticketId !== unit.ticketId ? { ...unit, listens: false } : unit;
}
