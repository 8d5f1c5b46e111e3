import { freeFireIdKey } from '@copa/domain/contact';
import { mailboxKey } from '@copa/domain/contact/mailbox';
import type { Rooms } from '@copa/domain/day/room';
import { AppError, type ErrorCode } from '@copa/domain/errors';
import { type PlayerRecord, recordOf } from '@copa/domain/fairness/record';
import type { Form } from '@copa/domain/forms/form';
import type { Question } from '@copa/domain/questions/question';
import type { StoredGuardian } from '@copa/domain/registrations/consent/guardian';
import type { AcceptanceInput } from '@copa/domain/registrations/invitation';
import { servedPhase } from '@copa/domain/registrations/next-in-queue';
import type { Player } from '@copa/domain/registrations/player';
import type { RegistrationCorrection, RegistrationInput } from '@copa/domain/registrations/registration';
import type { Ticket } from '@copa/domain/registrations/ticket';
import type { OpenRoom } from '@copa/domain/registrations/ticket-room';
import type { UnitNames } from '@copa/domain/registrations/unit';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { fillPlaces } from '../day/places/promote.ts';
import { correct, decide, remove } from '../registrations/decisions.ts';
import { add, register } from '../registrations/entry.ts';
import { open, reinvite } from '../registrations/members/invitation.ts';
import { accept, dismiss, leave, reticket, seat } from '../registrations/members/members.ts';
import type { Trace } from '../store/collections.ts';
import { mailTraceIdsOf } from '../store/mail-share.ts';
import { createRegistrationCodes } from './code.ts';
import { type Ledger, openLedger } from './ledger.ts';
import type { Operation } from './operation.ts';
import { createRecordKeys } from './record-keys.ts';
import type { PlayerRecords } from './records.ts';
import { SAMPLE_NOW, sampleAbsence, sampleBan, sampleForm, sampleTournament } from './samples.fixture.ts';
import { captainOf, freeFireIdsOf, keyOf, type StoredUnit } from './unit.ts';

const ADMIN = { uid: 'admin-1', email: 'admin@copa.example' };

interface Sent {
  readonly network?: string | null;
  readonly isProven?: boolean;
  readonly retriedSince?: Date;
}

const SECRET = 'a secret of the tests, long enough for anybody';
export const SAMPLE_CODES = createRegistrationCodes(SECRET);
const RECORD_KEYS = createRecordKeys(SECRET);

const withdrawnOf = (id: string) => `request ${id}`;
const captainAct = (unit: StoredUnit) => ({ memberId: captainOf(unit).id, limit: `captain ${unit.id}` });
const mailboxOf = ({ email }: { readonly email: string }) => ({
  here: `mailbox ${mailboxKey(email)}`,
  everywhere: `everywhere ${mailboxKey(email)}`,
});
const nameOf = (id: string) => ({ id, withdrawn: withdrawnOf(id) });

/** Keeps in memory what the database would hold; every operation runs in its own transaction. */
export function createWorld(
  options: {
    tournament?: Tournament | null;
    form?: Form | null;
    questions?: Question[];
    now?: Date;
    claims?: ReadonlyMap<string, string>;
    rooms?: Rooms | null;
  } = {},
) {
  const claims = new Map<string, string>(options.claims);
  const records = new Map<string, PlayerRecord>();
  const traces = new Map<string, Trace>();
  const registrations = new Map<string, StoredUnit>();
  const tickets = new Map<string, Ticket>();
  const guardians = new Map<string, StoredGuardian>();
  const mails = new Set<string>();
  const queue: number[] = [];
  const acts: unknown[] = [];
  let tournament = options.tournament === undefined ? sampleTournament() : options.tournament;
  const form = options.form === undefined ? sampleForm() : options.form;
  let now = options.now ?? SAMPLE_NOW;
  let rooms = options.rooms ?? null;
  const openRooms = new Map<string, OpenRoom>();

  /** The records of the players that the operation names, and of those who wait. */
  function recordsOf(named: readonly string[]): PlayerRecords {
    const waiting = [...registrations.values()].filter(({ place }) => place === 'waiting');
    const players = [...named, ...waiting.flatMap(freeFireIdsOf)].map(freeFireIdKey);
    return new Map(players.map((player) => [player, records.get(player) ?? null]));
  }

  /** A refused operation keeps its count, as in a commit. */
  function attempted(operation: Operation, ledger: Ledger): StoredUnit {
    try {
      return operation.apply(ledger, options.questions ?? []);
    } catch (refused) {
      for (const [id, trace] of ledger.changes().traces) traces.set(id, trace);
      throw refused;
    }
  }
  const tracesRead = (named: readonly string[]): ReadonlyMap<string, Trace | null> => {
    const ids = [...named, ...mailTraceIdsOf([...registrations.values()])];
    return new Map(ids.map((id) => [id, traces.get(id) ?? null]));
  };

  function apply(operation: Operation): StoredUnit {
    const phase = tournament === null ? null : servedPhase(tournament, now);
    const waiters = [...registrations.values()].filter(
      ({ waitsFor }) => phase !== null && waitsFor.includes(phase),
    );
    const snapshot = {
      tournament,
      isMiscounted: false,
      form,
      claims,
      recordKeys: RECORD_KEYS,
      records: recordsOf(operation.reads.players ?? []),
      registrations,
      traces: tracesRead(operation.reads.traces ?? []),
      queue: [...queue],
      waiters,
      rooms,
      players: new Map(),
      rename: () => ({}),
      now,
    };
    const ledger = openLedger(snapshot, SAMPLE_CODES);
    fillPlaces(ledger);
    const applied = attempted(operation, ledger);
    fillPlaces(ledger);
    const answer = ledger.registration(applied.id) ?? applied;
    const changes = ledger.changes();
    for (const [id, owner] of changes.claims) {
      if (owner === null) claims.delete(id);
      else claims.set(id, owner.registrationId);
    }
    for (const [id, player] of changes.registrations) {
      if (player === null) registrations.delete(id);
      else registrations.set(id, player);
    }
    for (const [id, ticket] of changes.tickets) {
      if (ticket === null) tickets.delete(id);
      else tickets.set(id, ticket);
    }
    for (const [id, guardian] of changes.guardians) {
      if (guardian === null) guardians.delete(id);
      else guardians.set(id, guardian);
    }
    if (changes.rooms !== null) rooms = changes.rooms;
    for (const [ticketId, each] of changes.openRooms) {
      for (const [id, room] of each) {
        if (room === null) openRooms.delete(`${ticketId}/${id}`);
        else openRooms.set(`${ticketId}/${id}`, room);
      }
    }
    for (const [id, trace] of changes.traces) traces.set(id, trace);
    for (const [id, mail] of changes.mails) {
      if (mail === null) mails.delete(id);
      else mails.add(id);
    }
    if (changes.queue !== null) queue.splice(0, queue.length, ...changes.queue.waiting);
    acts.push(...changes.acts);
    if (tournament !== null) tournament = { ...tournament, ...changes.tournament };
    return answer;
  }

  return {
    claims,
    registrations,
    tickets,
    traces,
    guardians,
    mails,
    queue,
    acts,
    openRooms,
    seats: () => rooms?.seats ?? {},
    places: () => tournament?.currentPlayers ?? 0,
    waiting: () => tournament?.waitingPlayers ?? 0,
    now: () => now,
    /** Suspends that player, from now on for so many days. */
    ban: (freeFireId: string, days: number | null = null) => {
      const key = freeFireIdKey(freeFireId);
      const record = recordOf(`record-${key}`, [sampleBan(now, days)]);
      if (record !== null) records.set(key, record);
    },
    /** The player was absent from those tournaments; none takes every absence back. */
    miss: (player: Player, ...tournamentIds: readonly string[]) => {
      const key = freeFireIdKey(player.freeFireId);
      const contacts = [RECORD_KEYS.contactOf(player, tournament?.timeZone ?? 'UTC')];
      const absences = tournamentIds.map((id, match) =>
        sampleAbsence(now, { id: `${id}-${match}`, tournamentId: id, contacts }),
      );
      const record = recordOf(`record-${key}`, absences);
      if (record === null) records.delete(key);
      else records.set(key, record);
    },
    loseTournament: () => {
      tournament = null;
    },
    playIn: (modality: Tournament['modality']) => {
      if (tournament !== null) tournament = { ...tournament, modality };
    },
    advance: (milliseconds: number) => {
      now = new Date(now.getTime() + milliseconds);
    },
    register: (
      { requestId, ...input }: RegistrationInput & { readonly requestId: string },
      { network = null, isProven = false, retriedSince }: Sent = {},
    ) =>
      apply(
        register({
          input: { ...input, requestId },
          names: [nameOf(requestId)],
          retriedSince: retriedSince ?? null,
          networkKey: network,
          isNetworkLimited: !isProven,
          traces: { network, mailbox: mailboxOf(input), mails: 'mails' },
        }),
      ),
    add: (id: string, player: Player, unit: UnitNames | null = null) =>
      apply(
        add({
          name: nameOf(id),
          tournamentId: 'copa-1',
          player: { nick: '', ...player },
          mailbox: mailboxOf(player),
          unit,
          actor: ADMIN,
        }),
      ),
    correct: (player: StoredUnit, correction: RegistrationCorrection) =>
      apply(correct(keyOf(player), { memberId: null, correction, mailbox: null, actor: ADMIN })),
    decide: (player: StoredUnit, status: StoredUnit['status'], reason: string | null = null) =>
      apply(decide(keyOf(player), { status, reason, actor: ADMIN })),
    decideIf: (
      player: StoredUnit,
      expected: StoredUnit['status'],
      status: StoredUnit['status'],
      reason: string | null = null,
    ) => apply(decide(keyOf(player), { status, expected, reason, actor: ADMIN })),
    accept: (unit: StoredUnit, memberId: string, input: AcceptanceInput, { network = null }: Sent = {}) => {
      const [inviteHash = ''] = unit.inviteHashes;
      const traces = { mailbox: mailboxOf(input), mails: 'mails' };
      return apply(
        accept(unit.id, {
          inviteHash,
          memberId,
          input,
          withdrawn: withdrawnOf(memberId),
          limit: `joins ${unit.id}`,
          networkKey: network,
          traces,
        }),
      );
    },
    /** The present captain does it. */
    invite: (unit: StoredUnit, isOpen: boolean) => apply(open(unit.id, captainAct(unit), isOpen)),
    reinvite: (unit: StoredUnit) => apply(reinvite(unit.id, captainAct(unit), unit.inviteHashes[0] ?? '')),
    dismiss: (unit: StoredUnit, memberId: string) =>
      apply(dismiss(keyOf(unit), captainAct(unit), { memberId, withdrawn: withdrawnOf(memberId) })),
    reticket: (unit: StoredUnit) =>
      apply(reticket(unit.id, { memberId: captainOf(unit).id, limit: `tickets ${unit.id}` })),
    leave: (unit: StoredUnit, memberId: string, reason: string | null = null) =>
      apply(
        leave(keyOf(unit), {
          memberId,
          withdrawn: withdrawnOf(memberId),
          by: reason === null ? null : { actor: ADMIN, reason },
        }),
      ),
    seat: (
      unit: StoredUnit,
      memberId: string,
      player: Player,
      where: { slot?: number; replaced?: string } = {},
    ) =>
      apply(
        seat(keyOf(unit), {
          memberId,
          player: { nick: '', ...player },
          mailbox: mailboxOf(player),
          actor: ADMIN,
          reason: 'Lo pidió el equipo',
          slot: where.slot ?? null,
          replaced: where.replaced ?? null,
          withdrawn: withdrawnOf(memberId),
          replacedTrace: where.replaced === undefined ? null : withdrawnOf(where.replaced),
        }),
      ),
    remove: (player: StoredUnit) =>
      apply(
        remove(keyOf(player), {
          action: 'registration.delete',
          memberId: null,
          traceOf: withdrawnOf,
          actor: ADMIN,
        }),
      ),
    apply,
  };
}

export function codeOf(act: () => unknown): ErrorCode | null {
  try {
    act();
    return null;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return error.code;
  }
}
