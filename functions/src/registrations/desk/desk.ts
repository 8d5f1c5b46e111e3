import type { BatchResult } from '@copa/domain/api/batch';
import { AppError } from '@copa/domain/errors';
import type { AcceptanceInput, AcceptanceReceipt } from '@copa/domain/registrations/invitation';
import type {
  OwnRegistration,
  Registration,
  RegistrationAddition,
  RegistrationCorrection,
  RegistrationInput,
  RegistrationReceipt,
  RegistrationStatus,
} from '@copa/domain/registrations/registration';
import type { UnitNames } from '@copa/domain/registrations/unit';
import { createGroupCommit } from '../../group-commit.ts';
import type { Actor } from '../../site/audit.ts';
import { REGISTRATIONS } from '../../store/collections.ts';
import type { Database } from '../../store/database.ts';
import { type CommitDependencies, commitOperations } from './commit.ts';
import type { RequestName } from './entry.ts';
import { RETRY_MS, type RegistrationKeys, tracesOf } from './keys.ts';
import { freeFireIdsOf, notFound, type StoredUnit } from './ledger.ts';
import { createMemberDesk } from './member-desk.ts';
import { hasPlayers, type UnitKey } from './members.ts';
import type { RegistrationOperation } from './operations.ts';
import type { Person } from './seating.ts';
import { invitationsOf, registrationOf } from './view.ts';

export interface DeskDependencies extends CommitDependencies {
  readonly database: Database;
  readonly keys: RegistrationKeys;
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

/** Who an organiser puts into a team, and why. */
export interface Seating extends Person {
  readonly requestId: string | null;
  readonly reason: string;
}

/** What the holders of private codes and invitations do, and organisers about single members. */
export interface MemberDesk {
  accept(input: AcceptanceInput): Promise<AcceptanceReceipt>;
  /** By the private code of a member; the last one takes the unit along. */
  withdraw(code: string): Promise<void>;
  /** By the private code of the captain. */
  withdrawUnit(code: string): Promise<void>;
  rename(code: string, names: { nick: string | null; unit: UnitNames | null }): Promise<OwnRegistration>;
  replaceInvitation(code: string, slot: number): Promise<OwnRegistration>;
  replaceOwnTicket(code: string): Promise<OwnRegistration>;
  replaceTicket(actor: Actor, id: string): Promise<Registration>;
  addMember(actor: Actor, id: string, seating: Seating, slot: number | null): Promise<Registration>;
  replaceMember(actor: Actor, id: string, memberId: string, seating: Seating): Promise<Registration>;
  correctMember(
    actor: Actor,
    id: string,
    memberId: string,
    correction: RegistrationCorrection,
  ): Promise<Registration>;
  removeMember(actor: Actor, id: string, memberId: string, reason: string): Promise<Registration>;
  /** The places of units that stayed incomplete for too long. */
  releaseIncomplete(now: Date): Promise<void>;
}

export interface RegistrationDesk extends MemberDesk {
  register(input: RegistrationInput, origin: Origin): Promise<RegistrationReceipt>;
  add(actor: Actor, tournamentId: string, addition: RegistrationAddition): Promise<Registration>;
  /** The captain; other members are corrected by `correctMember`. */
  correct(actor: Actor, id: string, correction: RegistrationCorrection): Promise<Registration>;
  decide(actor: Actor, id: string, decision: Decision): Promise<Registration>;
  decideMany(actor: Actor, ids: readonly string[], decision: Decision): Promise<BatchResult>;
  /** The whole unit. */
  remove(actor: Actor, id: string): Promise<void>;
}

/** How operations get into the transaction of their tournament. */
export interface Submission {
  submit(tournamentId: string, operation: RegistrationOperation): Promise<StoredUnit>;
  /** About a unit as it is now: its players, and with them its claims, may have changed since it was read. */
  submitAbout(unit: StoredUnit, operationOf: (key: UnitKey) => RegistrationOperation): Promise<StoredUnit>;
  find(id: string): Promise<StoredUnit>;
  nameOf(id: string): RequestName;
}

const GROUP_SIZE = 200;
/** A commit takes 10 MiB; indexes and names come on top of what the callers sent. */
const GROUP_BYTES = 4 * 1024 * 1024;
const MAX_WAITING = 10_000;

function createSubmission(dependencies: DeskDependencies): Submission {
  const { database, keys } = dependencies;
  const desk = createGroupCommit<RegistrationOperation, StoredUnit>({
    commit: (tournamentId, operations) => commitOperations(dependencies, tournamentId, operations),
    weigh: (operation) => JSON.stringify(operation).length,
    maxGroup: dependencies.groupSize ?? GROUP_SIZE,
    maxGroupWeight: GROUP_BYTES,
    maxWaiting: MAX_WAITING,
  });

  async function submitAbout(
    unit: StoredUnit,
    operationOf: (key: UnitKey) => RegistrationOperation,
  ): Promise<StoredUnit> {
    const { id, tournamentId } = unit;
    const freeFireIds = freeFireIdsOf(unit);
    try {
      return await desk.submit(tournamentId, operationOf({ id, tournamentId, freeFireIds }));
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'not-found')) throw error;
      const current = await database.get(REGISTRATIONS, id);
      if (current?.tournamentId !== tournamentId || hasPlayers(current, freeFireIds)) throw error;
      return submitAbout(current, operationOf);
    }
  }

  return {
    submit: (tournamentId, operation) => desk.submit(tournamentId, operation),
    submitAbout,
    find: async (id) => {
      const unit = await database.get(REGISTRATIONS, id);
      if (unit === null) throw notFound('registration');
      return unit;
    },
    nameOf: (id) => ({ id, withdrawn: keys.request(id) }),
  };
}

export function createRegistrationDesk(dependencies: DeskDependencies): RegistrationDesk {
  const { database, codes, keys, clock, newId } = dependencies;
  const submission = createSubmission(dependencies);
  const { submit, submitAbout, find, nameOf } = submission;

  const decideKnown = async (actor: Actor, unit: StoredUnit, decision: Decision) =>
    registrationOf(await submitAbout(unit, (key) => ({ kind: 'decide', ...key, actor, ...decision })));

  return {
    ...createMemberDesk(dependencies, submission),

    register: async (input, { network, isProven }) => {
      const { tournamentId, requestId } = input;
      const now = requestId === null ? clock() : null;
      const ids = now === null ? [] : keys.derivedIds(input, network, now);
      const [first, ...earlier] = (requestId === null ? ids : [requestId]).map(nameOf);
      if (first === undefined) throw new Error('a request without an id');
      const networkKey = network === null ? null : keys.network(tournamentId, network);
      const unit = await submit(tournamentId, {
        kind: 'register',
        input,
        names: [first, ...earlier],
        retriedSince: now === null ? null : new Date(now.getTime() - RETRY_MS),
        networkKey,
        isNetworkLimited: !isProven,
        traces: { network: networkKey, ...keys.mails(tournamentId, input.email) },
      });
      const { id, createdAt, ticketRevision } = unit;
      // The receipt of this act, not the state of the registration: a retry reads the same, whatever happened since.
      return {
        ...{ id, tournamentId, status: 'pending', createdAt },
        privateCode: codes.codeOf(id),
        ticketId: codes.ticketOf(id, ticketRevision),
        invitations: [...invitationsOf(unit, codes)],
      };
    },

    add: async (actor, tournamentId, { requestId, unit, ...player }) => {
      const name = nameOf(requestId ?? newId());
      return registrationOf(
        await submit(tournamentId, { kind: 'add', name, tournamentId, player, unit, actor }),
      );
    },

    correct: async (actor, id, correction) =>
      registrationOf(
        await submitAbout(await find(id), (key) => ({
          ...{ kind: 'correct', ...key },
          ...{ memberId: null, correction, actor },
        })),
      ),

    decide: async (actor, id, decision) => decideKnown(actor, await find(id), decision),

    decideMany: async (actor, ids, decision) => {
      const unique = [...new Set(ids)];
      const units = await database.getAll(REGISTRATIONS, unique);
      const results = unique.map(async (id, index) => {
        const unit = units[index] ?? null;
        try {
          if (unit === null) throw notFound('registration');
          await decideKnown(actor, unit, decision);
          return { id, success: true };
        } catch (error) {
          if (!(error instanceof AppError)) throw error;
          return { id, success: false, error: error.message, code: error.code };
        }
      });
      return { results: await Promise.all(results) };
    },

    remove: async (actor, id) => {
      const unit = await find(id);
      await submitAbout(unit, (key) => ({
        kind: 'remove',
        ...key,
        ...{ actor, action: 'registration.delete', memberId: null },
        withdrawn: tracesOf(unit, keys),
      }));
    },
  };
}
