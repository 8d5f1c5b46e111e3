import type { Dependencies } from '../../dependencies.ts';
import { closeFinal } from '../../play/finalists.ts';
import { listActiveQuestions } from '../../questions/questions.ts';
import { createRegistrationCodes } from './code.ts';
import { createRegistrationDesk, type RegistrationDesk } from './desk.ts';
import { createRegistrationKeys } from './keys.ts';
import { createLedgerStore } from './ledger-store.ts';
import { createRegistrationLookup, type RegistrationLookup } from './lookup.ts';

type Needs = Pick<Dependencies, 'config' | 'database' | 'firestore' | 'clock' | 'newId'>;

export interface DeskInstance {
  readonly desk: RegistrationDesk;
  readonly lookup: RegistrationLookup;
}

/** One for each instance of a function: what it gathers into one transaction, nobody else may gather. */
export function openDesk(
  { config, database, firestore, clock, newId }: Needs,
  groupSize?: number,
): DeskInstance {
  const codes = createRegistrationCodes(config.statusCodeSecret);
  const ledger = createLedgerStore(firestore);
  const desk = createRegistrationDesk({
    database,
    ledger,
    codes,
    clock,
    newId,
    keys: createRegistrationKeys(config.statusCodeSecret),
    closeFinal: (tournamentId) => closeFinal({ database, clock, newId }, tournamentId),
    activeQuestions: () => listActiveQuestions(database),
    ...(groupSize === undefined ? {} : { groupSize }),
  });
  return { desk, lookup: createRegistrationLookup({ database, codes, clock }) };
}
