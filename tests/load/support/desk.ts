import { AppError } from '../../../domain/src/errors.ts';
import type { Dependencies } from '../../../functions/src/dependencies.ts';
import { listActiveQuestions } from '../../../functions/src/services/questions.ts';
import { createRegistrationCodes } from '../../../functions/src/services/registration-code.ts';
import {
  createRegistrationDesk,
  type RegistrationDesk,
} from '../../../functions/src/services/registration-desk.ts';
import { createLedgerStore } from '../../../functions/src/store/registration-ledger-store.ts';

/** A desk as one instance of the function has it. */
export function createDesk(dependencies: Dependencies, groupSize?: number): RegistrationDesk {
  const { config, database, firestore, clock, newId } = dependencies;
  return createRegistrationDesk({
    database,
    clock,
    newId,
    codes: createRegistrationCodes(config.statusCodeSecret),
    ledger: createLedgerStore(firestore),
    activeQuestions: () => listActiveQuestions(database),
    ...(groupSize === undefined ? {} : { groupSize }),
  });
}

/** How many callers were told what; anything but an answer for callers is thrown. */
export async function tally(calls: readonly Promise<unknown>[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const settled of await Promise.allSettled(calls)) {
    const told = settled.status === 'fulfilled' ? 'accepted' : codeOf(settled.reason);
    counts[told] = (counts[told] ?? 0) + 1;
  }
  return counts;
}

function codeOf(error: unknown): string {
  if (error instanceof AppError) return error.code;
  throw error;
}
