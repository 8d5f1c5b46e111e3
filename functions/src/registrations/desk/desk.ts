import type { BatchResult } from '@copa/domain/api/batch';
import { AppError } from '@copa/domain/errors';
import type { Question } from '@copa/domain/questions/question';
import type {
  Registration,
  RegistrationAddition,
  RegistrationCorrection,
  RegistrationInput,
  RegistrationReceipt,
  RegistrationStatus,
} from '@copa/domain/registrations/registration';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { createGroupCommit, type GroupCommit, type Outcome } from '../../group-commit.ts';
import { type Actor, countWithdrawals, recordAudit } from '../../site/audit.ts';
import { claimsOf, MAIL, REGISTRATIONS, TRACES } from '../../store/collections.ts';
import type { Database, Writer } from '../../store/database.ts';
import { changeTournament } from '../../store/tournament-writes.ts';
import type { RegistrationCodes } from './code.ts';
import type { RequestName } from './entry.ts';
import { RETRY_MS, type RegistrationKeys } from './keys.ts';
import { type LedgerChanges, notFound, openLedger, type StoredPlayer } from './ledger.ts';
import type { LedgerStore } from './ledger-store.ts';
import { findByCode } from './lookup.ts';
import { applyOperation, type RegistrationOperation } from './operations.ts';
import { registrationOf } from './view.ts';

export interface DeskDependencies {
  readonly database: Database;
  readonly ledger: LedgerStore;
  readonly codes: RegistrationCodes;
  readonly keys: RegistrationKeys;
  /** Asked once for each group, while its transaction reads. */
  readonly activeQuestions: () => Promise<readonly Question[]>;
  readonly clock: () => Date;
  readonly newId: () => string;
  readonly groupSize?: number;
}

export interface Decision {
  readonly status: RegistrationStatus;
  readonly reason: string | null;
  readonly expected?: RegistrationStatus | null;
}

/** Where a call comes from. */
export interface Origin {
  /** Null where it cannot be told from others. */
  readonly network: string | null;
  /** App Check has proven that our site sent it. */
  readonly isProven: boolean;
}

export interface RegistrationDesk {
  register(input: RegistrationInput, origin: Origin): Promise<RegistrationReceipt>;
  add(actor: Actor, tournamentId: string, addition: RegistrationAddition): Promise<Registration>;
  correct(actor: Actor, id: string, correction: RegistrationCorrection): Promise<Registration>;
  decide(actor: Actor, id: string, decision: Decision): Promise<Registration>;
  decideMany(actor: Actor, ids: readonly string[], decision: Decision): Promise<BatchResult>;
  remove(actor: Actor, id: string): Promise<void>;
  /** By the private code, by whoever holds it. */
  withdraw(code: string): Promise<void>;
}

type PlayerKey = Pick<StoredPlayer, 'id' | 'freeFireId' | 'tournamentId'>;

const GROUP_SIZE = 200;
/** A commit takes 10 MiB; indexes and names come on top of what the callers sent. */
const GROUP_BYTES = 4 * 1024 * 1024;
const MAX_WAITING = 10_000;
/** The audit names no person where the player acts. */
const PLAYER_ACTOR: Actor = { uid: 'player', email: null };

export function createRegistrationDesk(dependencies: DeskDependencies): RegistrationDesk {
  const { database, codes, keys, clock, newId } = dependencies;
  const desk: GroupCommit<RegistrationOperation, StoredPlayer> = createGroupCommit({
    commit: (tournamentId, operations) => commitOperations(dependencies, tournamentId, operations),
    weigh: (operation) => JSON.stringify(operation).length,
    maxGroup: dependencies.groupSize ?? GROUP_SIZE,
    maxGroupWeight: GROUP_BYTES,
    maxWaiting: MAX_WAITING,
  });

  const nameOf = (id: string): RequestName => ({
    id,
    statusCodeHash: codes.hashOf(codes.codeOf(id)),
    withdrawn: keys.request(id),
  });

  /** About a registration as it is now: its player ID, and with it the claim, may have been corrected since it was read. */
  async function submitAbout(
    player: StoredPlayer,
    operationOf: (key: PlayerKey) => RegistrationOperation,
  ): Promise<Registration> {
    const { id, freeFireId, tournamentId } = player;
    try {
      return registrationOf(await desk.submit(tournamentId, operationOf({ id, freeFireId, tournamentId })));
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'not-found')) throw error;
      const current = await database.get(REGISTRATIONS, id);
      const isCorrected = current?.tournamentId === tournamentId && current.freeFireId !== freeFireId;
      if (!isCorrected) throw error;
      return submitAbout(current, operationOf);
    }
  }

  const decideKnown = (actor: Actor, player: StoredPlayer, decision: Decision) =>
    submitAbout(player, (key) => ({ kind: 'decide', ...key, actor, ...decision }));

  async function removeKnown(
    player: StoredPlayer,
    actor: Actor,
    action: 'registration.delete' | 'registration.withdraw',
  ): Promise<void> {
    const withdrawn = keys.request(player.id);
    await submitAbout(player, (key) => ({ kind: 'remove', ...key, actor, action, withdrawn }));
  }

  async function find(id: string): Promise<StoredPlayer> {
    const player = await database.get(REGISTRATIONS, id);
    if (player === null) throw notFound('registration');
    return player;
  }

  return {
    register: async (input, { network, isProven }) => {
      const { tournamentId, requestId } = input;
      const now = requestId === null ? clock() : null;
      const ids = now === null ? [] : keys.derivedIds(input, network, now);
      const [first, ...earlier] = (requestId === null ? ids : [requestId]).map(nameOf);
      if (first === undefined) throw new Error('a request without an id');
      const networkKey = network === null ? null : keys.network(tournamentId, network);
      const { id, createdAt } = await desk.submit(tournamentId, {
        kind: 'register',
        input,
        names: [first, ...earlier],
        retriedSince: now === null ? null : new Date(now.getTime() - RETRY_MS),
        networkKey,
        isNetworkLimited: !isProven,
        traces: {
          network: networkKey,
          mailbox: keys.mailbox(tournamentId, input.email),
          mails: `mails-${tournamentId}`,
        },
      });
      // The receipt of this act, not the state of the registration: a retry reads the same, whatever happened since.
      return { id, tournamentId, status: 'pending', createdAt, privateCode: codes.codeOf(id) };
    },

    add: async (actor, tournamentId, { requestId, ...player }) => {
      const name = nameOf(requestId ?? newId());
      return registrationOf(
        await desk.submit(tournamentId, { kind: 'add', name, tournamentId, player, actor }),
      );
    },

    correct: async (actor, id, correction) =>
      submitAbout(await find(id), (key) => ({ kind: 'correct', ...key, correction, actor })),

    decide: async (actor, id, decision) => decideKnown(actor, await find(id), decision),

    decideMany: async (actor, ids, decision) => {
      const unique = [...new Set(ids)];
      const players = await database.getAll(REGISTRATIONS, unique);
      const results = unique.map(async (id, index) => {
        const player = players[index] ?? null;
        try {
          if (player === null) throw notFound('registration');
          await decideKnown(actor, player, decision);
          return { id, success: true };
        } catch (error) {
          if (!(error instanceof AppError)) throw error;
          return { id, success: false, error: error.message, code: error.code };
        }
      });
      return { results: await Promise.all(results) };
    },

    remove: async (actor, id) => removeKnown(await find(id), actor, 'registration.delete'),

    withdraw: async (code) => {
      const player = await findByCode(database, codes, code);
      await removeKnown(player, PLAYER_ACTOR, 'registration.withdraw');
    },
  };
}

async function commitOperations(
  dependencies: DeskDependencies,
  tournamentId: string,
  operations: readonly RegistrationOperation[],
): Promise<readonly Outcome<StoredPlayer>[]> {
  const registers = operations.some(({ kind }) => kind === 'register');
  const request = {
    tournamentId,
    freeFireIds: unique(operations.flatMap(freeFireIdsOf)),
    registrationIds: unique(operations.flatMap(registrationIdsOf)),
    traceIds: unique(operations.flatMap(traceIdsOf)),
  };
  /** What an earlier attempt removed: its commit may have arrived although its answer did not. */
  const removed = new Map<RegistrationOperation, StoredPlayer>();
  const questions = async () => (registers ? dependencies.activeQuestions() : []);
  return dependencies.ledger.transact(request, questions, (snapshot, writer, active) => {
    const ledger = openLedger(snapshot);
    const context = { now: dependencies.clock(), questions: active };
    const outcomes = operations.map((operation): Outcome<StoredPlayer> => {
      try {
        const answer = applyOperation(ledger, operation, context);
        if (operation.kind === 'remove') removed.set(operation, answer);
        return { ok: true, answer };
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        const earlier = removed.get(operation);
        return earlier === undefined ? { ok: false, error } : { ok: true, answer: earlier };
      }
    });
    write(dependencies, writer, tournamentId, snapshot.tournament, ledger.changes());
    return outcomes;
  });
}

function write(
  context: Pick<DeskDependencies, 'clock' | 'newId'>,
  writer: Writer,
  tournamentId: string,
  tournament: Tournament | null,
  changes: LedgerChanges,
): void {
  if (tournament !== null && changes.currentPlayers !== null) {
    changeTournament(writer, tournament, { currentPlayers: changes.currentPlayers });
  }
  const claims = claimsOf(tournamentId);
  for (const [id, registrationId] of changes.claims) {
    if (registrationId === null) writer.remove(claims, id);
    else writer.set(claims, { id, registrationId });
  }
  for (const [id, player] of changes.registrations) {
    if (player === null) writer.remove(REGISTRATIONS, id);
    else writer.set(REGISTRATIONS, player);
  }
  for (const trace of changes.traces.values()) writer.set(TRACES, trace);
  for (const [id, mail] of changes.mails) {
    if (mail === null) writer.remove(MAIL, id);
    else writer.set(MAIL, { id, ...mail });
  }
  const withdrawals = changes.acts.filter(({ action }) => action === 'registration.withdraw');
  const [withdrawal] = withdrawals;
  if (withdrawal !== undefined) {
    const tournament = withdrawal.tournament ?? { id: tournamentId, name: '' };
    countWithdrawals(writer, context, tournament, withdrawals.length);
  }
  for (const act of changes.acts)
    if (act.action !== 'registration.withdraw') recordAudit(writer, context, act);
}

function freeFireIdsOf(operation: RegistrationOperation): readonly string[] {
  switch (operation.kind) {
    case 'register':
      return [operation.input.freeFireId];
    case 'add':
      return [operation.player.freeFireId];
    case 'correct':
      return [operation.freeFireId, operation.correction.freeFireId ?? operation.freeFireId];
    default:
      return [operation.freeFireId];
  }
}

function registrationIdsOf(operation: RegistrationOperation): readonly string[] {
  if (operation.kind === 'register') return operation.names.map(({ id }) => id);
  return [operation.kind === 'add' ? operation.name.id : operation.id];
}

function traceIdsOf(operation: RegistrationOperation): readonly string[] {
  if (operation.kind === 'add') return [operation.name.withdrawn];
  if (operation.kind !== 'register') return [];
  const { names, traces, isNetworkLimited } = operation;
  const network = isNetworkLimited && traces.network !== null ? [traces.network] : [];
  return [...names.map(({ withdrawn }) => withdrawn), ...network, traces.mailbox, traces.mails];
}

function unique(values: readonly string[]): readonly string[] {
  return [...new Set(values)];
}
