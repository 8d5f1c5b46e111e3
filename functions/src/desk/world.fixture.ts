import { randomUUID } from 'node:crypto';
import { freeFireIdKey } from '@copa/domain/contact';
import { mailboxKey } from '@copa/domain/contact/mailbox';
import type { Rooms } from '@copa/domain/day/room';
import { AppError, type ErrorCode } from '@copa/domain/errors';
import { type PlayerRecord, recordOf } from '@copa/domain/fairness/record';
import type { Form } from '@copa/domain/forms/form';
import { GIVEN_ON_AFTER_MS } from '@copa/domain/limits';
import type { Question } from '@copa/domain/questions/question';
import type { AcceptanceInput } from '@copa/domain/registrations/invitation';
import type { StoredAccepted } from '@copa/domain/registrations/member';
import type { UnitNames } from '@copa/domain/registrations/names/unit-names';
import { servedPhase } from '@copa/domain/registrations/next-in-queue';
import type { Player } from '@copa/domain/registrations/player';
import type { RegistrationCorrection, RegistrationInput } from '@copa/domain/registrations/registration';
import type { OpenRoom } from '@copa/domain/registrations/ticket-room';
import type { SeasonResult } from '@copa/domain/seasons/season-result';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { unitPhones } from '../day/notices/push/unit-phones.ts';
import { fillPlaces } from '../day/places/promote.ts';
import { release } from '../day/places/release.ts';
import { followRooms } from '../day/rooms/ticket-rooms.ts';
import { correct, decide, remove } from '../registrations/decisions.ts';
import { tracesOfWhoLeft } from '../registrations/members/forgetting.ts';
import { open, reinvite } from '../registrations/members/invitation.ts';
import { accept, dismiss, fillSlot, leave, reticket } from '../registrations/members/members.ts';
import { guardians, links, tickets } from '../registrations/members/unit-documents.ts';
import { add, register } from '../registrations/register.ts';
import type { Collection } from '../store/collection.ts';
import {
  claimsOf,
  GUARDIANS,
  MAIL,
  QUEUES,
  REGISTRATIONS,
  ROOMS,
  TICKETS,
  TOURNAMENTS,
  TRACES,
  type Trace,
} from '../store/collections.ts';
import type { Writer } from '../store/database.ts';
import { mailTraceIdsOf } from '../store/mail-share.ts';
import { leftTraceId } from '../store/traces.ts';
import { createRegistrationCodes } from './code.ts';
import { type Ledger, openLedger } from './ledger.ts';
import type { Operation } from './operation.ts';
import type { PlayerRecords } from './player-records.ts';
import { createRecordKeys } from './record-keys.ts';
import { SAMPLE_NOW, sampleAbsence, sampleBan, sampleForm, sampleTournament } from './samples.fixture.ts';
import { captainOf, freeFireIdsOf, keyOf, type StoredUnit } from './stored-unit.ts';
import { writeChanges } from './write.ts';

export const ADMIN = { uid: 'admin-1', email: 'admin@copa.example' };

interface Sent {
  readonly network?: string | null;
  readonly isProven?: boolean;
  readonly retriedSince?: Date;
  readonly heldIn?: readonly string[];
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

/** The desk's documents in memory, stored without looking into them. */
function openDocuments() {
  const collections = new Map<string, Map<string, object>>();
  const at = (path: string) => {
    const known = collections.get(path) ?? new Map<string, object>();
    collections.set(path, known);
    return known;
  };
  const keep = ({ path }: { path: string }, document: { id: string }) => {
    at(path).set(document.id, { ...at(path).get(document.id), ...document });
  };
  const add = () => undefined;
  const writer: Writer = {
    create: keep,
    set: ({ path }, document) => {
      at(path).set(document.id, document);
    },
    merge: keep,
    update: (collection, id, fields) => {
      keep(collection, { id, ...fields });
    },
    stamp: keep,
    remove: ({ path }, id) => {
      at(path).delete(id);
    },
    // No test here reads counts or lists that these writes add to.
    mergeEntries: add,
    addTo: add,
    tally: add,
  };
  return {
    writer,
    collections,
    stored: <T extends { id: string }>({ path }: Collection<T>) => at(path) as Map<string, T>,
  };
}

/** Runs each operation in its own transaction, on ledgers without a database, thousands of times a second. */
export function createWorld(
  options: {
    tournament?: Tournament | null;
    form?: Form | null;
    questions?: Question[];
    now?: Date;
    rooms?: Rooms;
    season?: readonly SeasonResult[];
  } = {},
) {
  const { writer, collections, stored } = openDocuments();
  const registrations = stored(REGISTRATIONS);
  const traces = stored(TRACES);
  const records = new Map<string, PlayerRecord>();
  const acts: unknown[] = [];
  const form = options.form === undefined ? sampleForm() : options.form;
  let now = options.now ?? SAMPLE_NOW;
  if (options.tournament !== null)
    stored(TOURNAMENTS).set('copa-1', options.tournament ?? sampleTournament());
  if (options.rooms !== undefined) writer.set(ROOMS, options.rooms);
  const tournamentNow = () => stored(TOURNAMENTS).get('copa-1') ?? null;

  const claimsNow = () =>
    new Map([...stored(claimsOf('copa-1'))].map(([id, { registrationId }]) => [id, registrationId]));

  /** The records of the operation's players and of all waiting players. */
  function recordsOf(named: readonly string[]): PlayerRecords {
    const waiting = [...registrations.values()].filter(({ place }) => place === 'waiting');
    const players = [...named, ...waiting.flatMap(freeFireIdsOf)].map(freeFireIdKey);
    return new Map(players.map((player) => [player, records.get(player) ?? null]));
  }
  const tracesRead = (named: readonly string[]): ReadonlyMap<string, Trace | null> => {
    const ids = [...named, ...mailTraceIdsOf([...registrations.values()])];
    return new Map(ids.map((id) => [id, traces.get(id) ?? null]));
  };

  function rankedIn(tournament: Tournament | null, ranked: readonly string[]) {
    const seasonId = tournament?.reserved?.seasonId ?? null;
    if (seasonId === null) return new Map<string, SeasonResult>();
    const resultOf = (player: string) =>
      options.season?.find(({ id }) => id === SAMPLE_CODES.seasonPlayerOf(seasonId, player));
    return new Map(
      ranked.map(freeFireIdKey).flatMap((player) => {
        const result = resultOf(player);
        return result === undefined ? [] : [[player, result] as const];
      }),
    );
  }

  function openedFor({ players = [], ranked = [], traces: named = [] }: Operation['reads']): Ledger {
    const tournament = tournamentNow();
    const phase = tournament === null ? null : servedPhase(tournament, now);
    const snapshot = {
      tournament,
      isMiscounted: false,
      form,
      claims: claimsNow(),
      recordKeys: RECORD_KEYS,
      records: recordsOf(players),
      seasonResults: rankedIn(tournament, ranked),
      registrations: new Map(registrations),
      traces: tracesRead(named),
      queue: stored(QUEUES).get('copa-1')?.waiting ?? [],
      waiters: [...registrations.values()].filter(
        ({ waitsFor }) => phase !== null && waitsFor.includes(phase),
      ),
      codes: SAMPLE_CODES,
      now,
    };
    const rooms = followRooms(tournament, stored(ROOMS).get('copa-1') ?? null);
    const followers = [
      tracesOfWhoLeft(),
      links(snapshot),
      unitPhones(),
      rooms,
      tickets(snapshot),
      guardians(),
    ];
    return openLedger({ ...snapshot, followers });
  }

  /** A refused operation keeps the writes that it made before, as in a commit. */
  function apply(operation: Operation): StoredUnit {
    const ledger = openedFor(operation.reads);
    fillPlaces(ledger);
    try {
      const applied = operation.apply(ledger, options.questions ?? []);
      fillPlaces(ledger);
      return ledger.registration(applied.id) ?? applied;
    } finally {
      const changes = ledger.changes();
      writeChanges({ clock: () => now, newId: randomUUID }, writer, 'copa-1', tournamentNow(), changes);
      acts.push(...changes.acts);
    }
  }

  function giveOn(id: string): StoredUnit {
    now = new Date(now.getTime() + GIVEN_ON_AFTER_MS + 1);
    const rejected = registrations.get(id);
    if (rejected === undefined) throw new Error(`no unit ${id}`);
    return apply(release(keyOf(rejected)));
  }

  return {
    stored,
    claims: claimsNow,
    registrations,
    tickets: stored(TICKETS),
    traces,
    whyLeft: ({ codeHash }: Pick<StoredAccepted, 'codeHash'>) => traces.get(leftTraceId(codeHash))?.left,
    guardians: stored(GUARDIANS),
    mails: stored(MAIL),
    queue: () => stored(QUEUES).get('copa-1')?.waiting ?? [],
    acts,
    /** The delivered rooms, by `{ticket}/{room}`. */
    openRooms: () =>
      new Map(
        [...collections].flatMap(([path, rooms]) =>
          path.endsWith('/rooms')
            ? [...rooms].map(([id, room]) => [`${path.split('/')[1]}/${id}`, room as OpenRoom] as const)
            : [],
        ),
      ),
    seats: () => stored(ROOMS).get('copa-1')?.seats ?? {},
    places: () => tournamentNow()?.currentPlayers ?? 0,
    waiting: () => tournamentNow()?.waitingPlayers ?? 0,
    now: () => now,
    /** Suspends the player from now on, for this many days. */
    ban: (freeFireId: string, days: number | null = null) => {
      const key = freeFireIdKey(freeFireId);
      const record = recordOf(`record-${key}`, [sampleBan(now, days)]);
      if (record !== null) records.set(key, record);
    },
    /** Sets the tournaments that the player was absent from; without any, all absences are removed. */
    miss: (player: Player, ...tournamentIds: readonly string[]) => {
      const key = freeFireIdKey(player.freeFireId);
      const contacts = [RECORD_KEYS.contactOf(player, tournamentNow()?.timeZone ?? 'UTC')];
      const absences = tournamentIds.map((id, match) =>
        sampleAbsence(now, { id: `${id}-${match}`, tournamentId: id, contacts }),
      );
      const record = recordOf(`record-${key}`, absences);
      if (record === null) records.delete(key);
      else records.set(key, record);
    },
    loseTournament: () => {
      stored(TOURNAMENTS).clear();
    },
    playIn: (modality: Tournament['modality']) => {
      const tournament = tournamentNow();
      if (tournament !== null) stored(TOURNAMENTS).set('copa-1', { ...tournament, modality });
    },
    advance: (milliseconds: number) => {
      now = new Date(now.getTime() + milliseconds);
    },
    register: (
      { requestId, ...input }: RegistrationInput & { readonly requestId: string },
      { network = null, isProven = false, retriedSince, heldIn = [] }: Sent = {},
    ) =>
      apply(
        register({
          input: { ...input, requestId },
          names: [nameOf(requestId)],
          retriedSince: retriedSince ?? null,
          heldIn,
          networkKey: network,
          formerKey: null,
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
    /** Rejects the unit; the time for an undo passes. */
    reject: (player: StoredUnit, reason: string | null = null) => {
      const { id } = apply(decide(keyOf(player), { status: 'rejected', reason, actor: ADMIN }));
      return giveOn(id);
    },
    giveOn,
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
    /** The unit's present captain opens or closes the invitation. */
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
          left: reason === null ? 'withdrawn' : 'removed',
          by: reason === null ? null : { actor: ADMIN, reason },
        }),
      ),
    fillSlot: (
      unit: StoredUnit,
      memberId: string,
      player: Player,
      where: { slot?: number; replaced?: string } = {},
    ) =>
      apply(
        fillSlot(keyOf(unit), {
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
