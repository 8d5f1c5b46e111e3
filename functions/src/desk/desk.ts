import { AppError } from '@copa/domain/errors';
import { REGISTRATIONS } from '../store/collections.ts';
import type { Database, Writer } from '../store/database.ts';
import type { RegistrationCodes } from './code.ts';
import { type CommitParts, commitOperations, type OperationAnswer } from './commit.ts';
import { createGroupCommit } from './group-commit.ts';
import { type Ledger, openLedger } from './ledger.ts';
import type { LedgerRequest } from './ledger-store.ts';
import { bytesOf, type Operation } from './operation.ts';
import { hasPlayers, keyOf, requireFound, type StoredUnit, type UnitKey } from './stored-unit.ts';
import { writeChanges } from './write.ts';

interface DeskParts extends CommitParts {
  readonly database: Database;
  readonly codes: RegistrationCodes;
  readonly passPlacesOn: (desk: Desk, tournamentId: string) => Promise<void>;
  readonly groupSize: number | undefined;
}

export interface Desk extends Pick<DeskParts, 'database' | 'codes' | 'clock' | 'newId'> {
  readonly submit: (tournamentId: string, operation: Operation) => Promise<StoredUnit>;
  readonly submitAbout: (unit: StoredUnit, operationOf: (key: UnitKey) => Operation) => Promise<StoredUnit>;
  readonly answerAbout: (
    unit: StoredUnit,
    operationOf: (key: UnitKey) => Operation,
  ) => Promise<OperationAnswer>;
  readonly find: (id: string) => Promise<StoredUnit>;
  readonly transact: <Result>(
    request: PageRequest,
    work: (ledger: Ledger, writer: Writer) => Result,
  ) => Promise<Result>;
}

export type PageRequest = Pick<
  LedgerRequest,
  'tournamentId' | 'freeFireIds' | 'registrationIds' | 'freedAtMost' | 'isSilent'
>;

export function createDesk(parts: DeskParts): Desk {
  const { database, codes, clock, newId, store } = parts;
  const groups = createGroupCommit<Operation, OperationAnswer>({
    commit: (tournamentId, operations) =>
      commitOperations(parts, tournamentId, operations, () => parts.passPlacesOn(desk, tournamentId)),
    weigh: bytesOf,
    maxGroup: parts.groupSize,
  });

  async function answerAbout(
    unit: StoredUnit,
    operationOf: (key: UnitKey) => Operation,
  ): Promise<OperationAnswer> {
    const key = keyOf(unit);
    try {
      return await groups.submit(key.tournamentId, operationOf(key));
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'not-found')) throw error;
      const current = await database.get(REGISTRATIONS, key.id);
      if (current?.tournamentId !== key.tournamentId || hasPlayers(current, key.freeFireIds)) throw error;
      return answerAbout(current, operationOf);
    }
  }

  const desk: Desk = {
    database,
    codes,
    clock,
    newId,
    submit: async (tournamentId, operation) => (await groups.submit(tournamentId, operation)).unit,
    submitAbout: async (unit, operationOf) => (await answerAbout(unit, operationOf)).unit,
    answerAbout,
    find: async (id) => requireFound(await database.get(REGISTRATIONS, id), 'registration'),
    transact: (request, work) =>
      store.transact(
        { ...request, traceIds: [], rankedIds: [], renamed: [], clock },
        async () => undefined,
        (snapshot, writer) => {
          const ledger = openLedger(snapshot);
          const result = work(ledger, writer);
          writeChanges(parts, writer, request.tournamentId, snapshot.tournament, ledger.changes());
          return result;
        },
      ),
  };
  return desk;
}
