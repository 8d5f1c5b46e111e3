import { AppError } from '@copa/domain/errors';
import { createGroupCommit } from '../../group-commit.ts';
import { REGISTRATIONS } from '../../store/collections.ts';
import type { Database } from '../../store/database.ts';
import { commitOperations } from './commit.ts';
import { closeDue } from './day/closing.ts';
import type { RequestName } from './entry.ts';
import type { RegistrationKeys } from './keys.ts';
import { freeFireIdsOf, notFound, type StoredUnit } from './ledger.ts';
import { hasPlayers, type UnitKey } from './members/members.ts';
import type { RegistrationOperation } from './operations.ts';
import type { CommitDependencies } from './write.ts';

export interface DeskDependencies extends CommitDependencies {
  readonly database: Database;
  readonly closeFinal: (tournamentId: string) => Promise<void>;
  readonly keys: RegistrationKeys;
  readonly groupSize?: number;
}

/** How operations get into the transaction of their tournament. */
export interface Submission {
  readonly submit: (tournamentId: string, operation: RegistrationOperation) => Promise<StoredUnit>;
  /** About a unit as it is now: its players, and with them its claims, may have changed since it was read. */
  readonly submitAbout: (
    unit: StoredUnit,
    operationOf: (key: UnitKey) => RegistrationOperation,
  ) => Promise<StoredUnit>;
  readonly find: (id: string) => Promise<StoredUnit>;
  readonly nameOf: (id: string) => RequestName;
}

const GROUP_SIZE = 200;
/** A commit takes 10 MiB; indexes and names come on top of what the callers sent. */
const GROUP_BYTES = 4 * 1024 * 1024;
const MAX_WAITING = 10_000;

export function createSubmission(dependencies: DeskDependencies): Submission {
  const { database, keys } = dependencies;
  const desk = createGroupCommit<RegistrationOperation, StoredUnit>({
    commit: (tournamentId, operations) =>
      commitOperations(dependencies, tournamentId, operations, () => closeDue(dependencies, tournamentId)),
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
