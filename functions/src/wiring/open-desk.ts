import { shortNameOf } from '@copa/domain/people/session';
import { passPlacesOn } from '../day/confirmations/review-ending.ts';
import { createDayDesk, type DayDesk } from '../day/day-desk.ts';
import { fillPlaces } from '../day/places/promote.ts';
import type { Dependencies } from '../dependencies.ts';
import { createRegistrationCodes } from '../desk/code.ts';
import { createDesk } from '../desk/desk.ts';
import { createLedgerStore } from '../desk/ledger-store.ts';
import { createRecordKeys } from '../desk/record-keys.ts';
import { endFinalReview } from '../play/finalists.ts';
import { listActiveQuestions } from '../questions/questions.ts';
import { createRegistrationKeys } from '../registrations/keys.ts';
import { createRegistrationLookup, type RegistrationLookup } from '../registrations/lookup.ts';
import { createRegistrationDesk, type RegistrationDesk } from '../registrations/registration-desk.ts';
import { SATELLITES } from './satellites.ts';

interface Needs
  extends Pick<Dependencies, 'config' | 'database' | 'firestore' | 'clock' | 'newId' | 'logger'> {
  readonly identity?: Dependencies['identity'];
}

export interface DeskInstance {
  readonly desk: RegistrationDesk & DayDesk;
  readonly lookup: RegistrationLookup;
}

export function openDesk(needs: Needs, groupSize?: number): DeskInstance {
  const { config, database, firestore, identity, clock, newId, logger } = needs;
  const codes = createRegistrationCodes(config.statusCodeSecret);
  const recordKeys = createRecordKeys(config.statusCodeSecret);
  const endFinal = (tournamentId: string) => endFinalReview(needs, tournamentId);
  const desk = createDesk({
    database,
    store: createLedgerStore(firestore, logger, recordKeys, codes, SATELLITES),
    codes,
    clock,
    newId,
    fillPlaces,
    passPlacesOn: (opened, tournamentId) => passPlacesOn(opened, endFinal, tournamentId),
    activeQuestions: () => listActiveQuestions(database),
    groupSize,
  });
  const keys = createRegistrationKeys(config.statusCodeSecret);
  const organiserName = async (uid: string) => {
    const account = (await identity?.findById(uid)) ?? null;
    return account === null ? null : shortNameOf(account);
  };
  return {
    desk: {
      ...createRegistrationDesk(desk, keys, organiserName),
      ...createDayDesk(desk, endFinal),
    },
    lookup: createRegistrationLookup({ database, codes, clock }),
  };
}
