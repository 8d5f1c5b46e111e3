import { freeFireIdKey } from '@copa/domain/contact';
import type { Push } from '@copa/domain/day/push';
import type { Queue } from '@copa/domain/day/queue';
import type { OpenRoom, Rooms } from '@copa/domain/day/room';
import { hasWaitlistRoom, isWaitlistLive } from '@copa/domain/day/waitlist-room';
import { needsReady } from '@copa/domain/day/window-phase';
import type { AppError } from '@copa/domain/errors';
import type { Form } from '@copa/domain/forms/form';
import type { Mail } from '@copa/domain/mail';
import type { Player } from '@copa/domain/play/player/page';
import { type Tally, tallyOf } from '@copa/domain/registrations/figures';
import type { StoredAccepted } from '@copa/domain/registrations/member';
import type { StoredRegistration } from '@copa/domain/registrations/registration';
import type { Ticket } from '@copa/domain/registrations/ticket';
import { isComplete } from '@copa/domain/registrations/unit';
import { isFull } from '@copa/domain/tournaments/state';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { refusal } from '../../refusals.ts';
import type { Act } from '../../site/audit.ts';
import type { Trace } from '../../store/collections.ts';
import { mailMembers, type PlayerMail } from '../../store/mail-queue.ts';
import type { RegistrationCodes } from './code.ts';
import { openDealing } from './day/dealing.ts';
import { type PushNotice, pushOf } from './day/notice.ts';
import { atDoor, newlyPlaced, type Release, released, waitingAs } from './day/place.ts';
import type { LedgerSnapshot } from './ledger-store.ts';
import { openPlayerPages } from './members/player-pages.ts';
import { ticketOf } from './view.ts';

export type StoredUnit = StoredRegistration;

type Counter = 'currentPlayers' | 'waitingPlayers' | 'lastWaitSeq' | 'lastUnitNumber';

/** Whose player it is, and whether that unit only waits. */
export interface ClaimOf {
  readonly registrationId: string;
  readonly waiting: boolean;
}

/** What that transaction writes. Null removes. */
export interface LedgerChanges {
  readonly tournament: Partial<Pick<Tournament, Counter | 'closings'>>;
  readonly claims: ReadonlyMap<string, ClaimOf | null>;
  /** The numbers that wait; null where nobody joined or left. */
  readonly queue: Queue | null;
  readonly registrations: ReadonlyMap<string, StoredUnit | null>;
  /** What these registrations change of the figures of the tournament. */
  readonly figures: Tally;
  readonly tickets: ReadonlyMap<string, Ticket | null>;
  /** With the seats; null where nobody got or lost one. */
  readonly rooms: Rooms | null;
  /** Under the ids of tickets. */
  readonly openRooms: ReadonlyMap<string, ReadonlyMap<string, OpenRoom | null>>;
  readonly traces: ReadonlyMap<string, Trace>;
  readonly mails: ReadonlyMap<string, Mail | null>;
  /** For the phones of units that want to be told. */
  readonly pushes: ReadonlyMap<string, Push>;
  /** Units whose phones are told no more. */
  readonly silenced: ReadonlySet<string>;
  /** Of who has left. */
  readonly players: ReadonlyMap<string, Player | null>;
  /** What units that are gone had sent of their matches. */
  readonly reports: ReadonlySet<string>;
  readonly acts: readonly Act[];
}

/**
 * The places and the queue of one tournament while a transaction decides. A place is taken, given on and freed here and nowhere
 * else, always together with the claims of its players, so that claim = accepted member of a unit that has a place or
 * waits for one, by construction.
 */
export interface Ledger {
  readonly tournament: Tournament | null;
  readonly form: Form | null;
  registration(id: string): StoredUnit | null;
  /** Whether that player has a place, however the ID is written. */
  isClaimed(freeFireId: string): boolean;
  /** Whether whoever comes now gets neither a place nor a number in the queue. */
  isFull(): boolean;
  hasFreePlace(): boolean;
  /** Given once, and never again. */
  nextNumber(): number;
  /** A place for all who have accepted, or a number in the queue where there is none; gives the unit as it is then. */
  takePlace(unit: StoredUnit): StoredUnit;
  /** A place, whoever waits. */
  takeFreePlace(unit: StoredUnit): StoredUnit;
  hasQueueRoom(): boolean;
  /** At its end. */
  joinQueue(unit: StoredUnit): StoredUnit;
  /** Or the number in the queue. Changes nothing when the unit has neither. */
  freePlace(unit: StoredUnit, why?: Release): StoredUnit;
  /** The next in the queue for whom a free place is, in the order of the numbers; null when there is none. */
  nextWaiter(): StoredUnit | null;
  /** Of one member, where the unit has a place or waits. */
  claim(unit: StoredUnit, freeFireId: string): void;
  unclaim(unit: StoredUnit, freeFireId: string): void;
  /** With what follows from the rest of it: its ticket, what its codes are looked up by, until when it may be incomplete. */
  store(unit: StoredUnit): StoredUnit;
  /** What it may read of the rooms now, where that is not what it has. */
  deal(unit: StoredUnit): void;
  /** With its ticket, its rooms and the mails queued for its members. */
  erase(unit: StoredUnit): void;
  eraseMails(member: StoredAccepted): void;
  trace(id: string): Trace | null;
  leave(trace: Trace): void;
  /** To all of its members whose mailboxes get the mails about them; the mail is written when everything has been decided. */
  mail(unit: StoredUnit, about: PlayerMail, mailFor: (member: StoredAccepted) => Mail): StoredUnit;
  /** Whether somebody who waited got a place for the one that it lost here. */
  isGivenOn(id: string): boolean;
  /** Nothing where no phone of that unit wants to be told. */
  queuePush(unit: StoredUnit, notice: PushNotice): void;
  record(act: Act): void;
  changes(): LedgerChanges;
}

export interface LedgerContext {
  readonly codes: RegistrationCodes;
  readonly now: Date;
}

export function openLedger(snapshot: LedgerSnapshot, { codes, now }: LedgerContext): Ledger {
  const { tournament, form, isMiscounted } = snapshot;
  const claims = new Map<string, ClaimOf | null>();
  const registrations = new Map<string, StoredUnit | null>();
  const tickets = new Map<string, Ticket | null>();
  const traces = new Map<string, Trace>();
  const mails = new Map<string, (() => Mail) | null>();
  /** Places that became free here, in their order, and how many of those who waited got one. */
  const freed: string[] = [];
  let given = 0;
  const pushes = new Map<string, Push>();
  const silenced = new Set<string>();
  const reports = new Set<string>();
  const dealing = openDealing(tournament, snapshot.rooms);
  const pages = openPlayerPages(snapshot.players);
  const acts: Act[] = [];
  /** Registrations, by the players whom they claim. */
  const claimants = new Map(snapshot.claims);
  let taken = tournament?.currentPlayers ?? 0;
  let lastNumber = tournament?.lastUnitNumber ?? 0;
  let lastWaitSeq = tournament?.lastWaitSeq ?? 0;
  let queue = snapshot.queue;

  const waiters = new Map(snapshot.waiters.map((unit) => [unit.id, unit]));
  const stored = (id: string) => snapshot.registrations.get(id) ?? waiters.get(id) ?? null;
  const registration = (id: string) => (registrations.has(id) ? (registrations.get(id) ?? null) : stored(id));
  const asItIs = () =>
    tournament === null ? null : { ...tournament, currentPlayers: taken, waitingPlayers: queue.length };
  const claim = ({ id, place }: StoredUnit, freeFireId: string) => {
    const key = freeFireIdKey(freeFireId);
    claims.set(key, { registrationId: id, waiting: place === 'waiting' });
    claimants.set(key, id);
  };
  /** Whether there was one. */
  const unclaim = ({ id }: StoredUnit, freeFireId: string) => {
    const key = freeFireIdKey(freeFireId);
    if (claimants.get(key) !== id) return false;
    claims.set(key, null);
    claimants.delete(key);
    return true;
  };
  const hasFreePlace = () => tournament !== null && taken < tournament.maxPlayers;
  const hasQueueRoom = () => {
    const current = asItIs();
    return current !== null && hasWaitlistRoom(current, now);
  };
  const unqueue = ({ waitSeq }: StoredUnit) => {
    queue = queue.filter((each) => each !== waitSeq);
  };
  const hold = (unit: StoredUnit) => {
    if (unit.place === 'waiting') {
      unqueue(unit);
      given += 1;
    }
    const held = newlyPlaced(unit, tournament, now);
    for (const { freeFireId } of acceptedOf(unit)) claim(held, freeFireId);
    taken += 1;
    return held;
  };
  const join = (unit: StoredUnit) => {
    lastWaitSeq += 1;
    queue = [...queue, lastWaitSeq];
    const waiting = waitingAs(unit, lastWaitSeq);
    for (const { freeFireId } of acceptedOf(unit)) claim(waiting, freeFireId);
    return waiting;
  };
  const dropTicket = (unit: StoredUnit | null) => {
    if (unit !== null && unit.ticketId !== null) tickets.set(unit.ticketId, null);
  };

  const store = (unit: StoredUnit) => {
    const before = registration(unit.id);
    const after = dealing.deal(before, heard(before, settled(unit, tournament, { codes, now })));
    if (before?.ticketId !== after.ticketId) dropTicket(before);
    if (before?.listens === true && !after.listens) silenced.add(after.id);
    if (before !== null) pages.leave(before, after);
    registrations.set(after.id, after);
    const ticket = ticketOf(after);
    tickets.set(ticket.id, ticket);
    return after;
  };

  return {
    tournament,
    form,
    registration,
    isClaimed: (freeFireId) => claimants.has(freeFireIdKey(freeFireId)),
    isFull: () => {
      const current = asItIs();
      return current === null || (isFull(current) && !hasQueueRoom());
    },
    hasFreePlace,
    nextNumber: () => {
      lastNumber += 1;
      return lastNumber;
    },
    takePlace: (unit) => {
      const current = asItIs();
      return current === null || isFull(current) ? join(unit) : hold(unit);
    },
    takeFreePlace: hold,
    hasQueueRoom,
    joinQueue: join,
    freePlace: (unit, why = null) => {
      if (unit.place === 'released') return unit;
      const hadClaim = acceptedOf(unit)
        .map(({ freeFireId }) => unclaim(unit, freeFireId))
        .includes(true);
      if (unit.place === 'waiting') unqueue(unit);
      else if (hadClaim) {
        taken -= 1;
        freed.push(unit.id);
      }
      return released(unit, why);
    },
    nextWaiter: () => {
      if (tournament === null || tournament.waitlist.mode === 'manual' || !hasFreePlace()) return null;
      if (!isWaitlistLive(tournament, now)) return null;
      const phase = needsReady(tournament, now) ? 'match' : 'entry';
      const eligible = [...new Set([...waiters.keys(), ...registrations.keys()])].flatMap((id) => {
        const unit = registration(id);
        return unit?.waitsFor.includes(phase) === true ? [unit] : [];
      });
      return eligible.toSorted((a, b) => (a.waitSeq ?? 0) - (b.waitSeq ?? 0))[0] ?? null;
    },
    claim,
    unclaim,
    store,
    deal: (unit) => {
      if (!dealing.isDealt(unit)) store(unit);
    },
    erase: (unit) => {
      const before = registration(unit.id);
      dropTicket(before);
      dealing.clear(before ?? unit);
      pages.leave(before ?? unit, null);
      if ((before ?? unit).listens) silenced.add(unit.id);
      for (const id of (before ?? unit).reports) reports.add(id);
      registrations.set(unit.id, null);
      for (const { mailIds } of acceptedOf(unit)) for (const id of mailIds) mails.set(id, null);
    },
    eraseMails: ({ mailIds }) => {
      for (const id of mailIds) mails.set(id, null);
    },
    trace: (id) => traces.get(id) ?? snapshot.traces.get(id) ?? null,
    leave: (trace) => {
      traces.set(trace.id, trace);
    },
    mail: (unit, about, mailFor) => {
      const queue = (id: string, mail: () => Mail) => mails.set(id, mail);
      return { ...unit, members: mailMembers(queue, unit.members, about, (member) => () => mailFor(member)) };
    },
    isGivenOn: (id) => {
      const turn = freed.indexOf(id);
      return turn >= 0 && turn < given;
    },
    queuePush: (unit, notice) => {
      if (!unit.listens) return;
      const push = pushOf(unit, notice, now);
      pushes.set(push.id, push);
    },
    record: (act) => {
      acts.push(act);
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
      registrations,
      figures: tallyOf([...registrations].map(([id, unit]) => [stored(id), unit])),
      tickets,
      ...dealing.changes(),
      traces,
      mails: new Map([...mails].map(([id, mail]) => [id, mail === null ? null : mail()])),
      pushes,
      silenced,
      players: pages.changes(),
      reports,
      acts,
    }),
  };
}

/** An incomplete unit is never approved, and holds its place for a while. */
function settled(unit: StoredUnit, tournament: Tournament | null, { codes, now }: LedgerContext): StoredUnit {
  const isUndecided = !isComplete(unit.members) && unit.status === 'approved';
  return {
    ...unit,
    ...(isUndecided ? { status: 'pending', decidedAt: null, decidedBy: null } : {}),
    ...atDoor(unit, tournament, now),
    ticketId: codes.ticketOf(unit.id, unit.ticketRevision),
    codeHashes: acceptedOf(unit).map(({ codeHash }) => codeHash),
    inviteHashes: unit.members.flatMap(({ inviteHash }) => (inviteHash === '' ? [] : [inviteHash])),
  };
}

/** Whoever had the link before asked to be told by it: with another one nobody is. */
function heard(before: StoredUnit | null, unit: StoredUnit): StoredUnit {
  return unit.listens && before?.ticketId !== unit.ticketId ? { ...unit, listens: false } : unit;
}

export function acceptedOf({ members }: Pick<StoredUnit, 'members'>): readonly StoredAccepted[] {
  return members.flatMap((member) => (member.state === 'accepted' ? [member] : []));
}

export function captainOf(unit: StoredUnit): StoredAccepted {
  const captain = acceptedOf(unit).find(({ role }) => role === 'captain');
  if (captain === undefined) throw new Error(`registration ${unit.id} has no captain`);
  return captain;
}

/** What the claims of a unit are found by: read before the transaction, and looked at again in it. */
export function freeFireIdsOf(unit: Pick<StoredUnit, 'members'>): readonly string[] {
  return acceptedOf(unit).map(({ freeFireId }) => freeFireId);
}

const MISSING = {
  tournament: 'Torneo no encontrado',
  registration: 'No encontramos esa inscripción.',
  invitation: 'Esta invitación ya no existe. Pídele una nueva al capitán de tu equipo.',
  member: 'Esa persona ya no está en el equipo.',
} as const;

export function notFound(what: keyof typeof MISSING): AppError {
  return refusal('not-found', MISSING[what]);
}
