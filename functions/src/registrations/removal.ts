import { freeFireIdKey } from '@copa/domain/contact';
import { tallyOf } from '@copa/domain/registrations/figures';
import { playerKeysOf } from '@copa/domain/registrations/member';
import type { Context } from '../dependencies.ts';
import { createRegistrationCodes } from '../desk/code.ts';
import { readRecords } from '../desk/player-records.ts';
import { createRecordKeys } from '../desk/record-keys.ts';
import { followAll, openFollowers, type Satellite } from '../desk/satellite.ts';
import { acceptedOf, freeFireIdsOf } from '../desk/stored-unit.ts';
import type { PageOfUnits } from '../effects.ts';
import { claimsOf, REGISTRATIONS } from '../store/collections.ts';
import { equal, type Transaction } from '../store/database.ts';
import { countFigures } from '../store/figures.ts';
import { eraseMail } from '../store/mail-queue.ts';
import { FEWER_UNITS_AT_ONCE, UNITS_AT_ONCE } from '../store/unit-pages.ts';
import { type PagesWithout, pageOfUnreadable } from './unreadable-units.ts';

interface Erasure {
  readonly satellites: readonly Satellite[];
  readonly readsRecords: boolean;
  readonly pagesWithout: PagesWithout;
}

export async function pageOfUnits(
  { config, clock }: Pick<Context, 'config' | 'clock'>,
  transaction: Transaction,
  tournamentId: string,
  { satellites, readsRecords, pagesWithout }: Erasure,
): Promise<PageOfUnits> {
  const found = await transaction.find(REGISTRATIONS, { where: equal({ tournamentId }) }, UNITS_AT_ONCE);
  if (found.length === 0) return pageOfUnreadable(transaction, tournamentId, pagesWithout);
  const hasFewPages = playerKeysOf(found).length <= FEWER_UNITS_AT_ONCE;
  const units = hasFewPages ? found : found.slice(0, FEWER_UNITS_AT_ONCE);
  const codes = createRegistrationCodes(config.statusCodeSecret);
  const keys = createRecordKeys(config.statusCodeSecret);
  const players = readsRecords ? units.flatMap(freeFireIdsOf) : [];
  const records = await readRecords(transaction, players, keys);
  const seen = { tournament: null, units, records, renamed: [], codes, now: clock() };
  const followers = followAll(await openFollowers(satellites, seen, transaction));
  const remove = () => {
    const claiming = units.filter(({ place }) => place !== 'released');
    const gone = units.map((unit) => [unit, null] as const);
    for (const change of gone) followers.follow(...change);
    followers.write(transaction, gone);
    for (const { id } of units) transaction.remove(REGISTRATIONS, id);
    for (const { mailIds } of units.flatMap(acceptedOf)) for (const id of mailIds) eraseMail(transaction, id);
    if (gone.length > 0) countFigures(transaction, tournamentId, tallyOf(gone));
    const claims = claimsOf(tournamentId);
    const claimIds = claiming.flatMap(acceptedOf).map(({ freeFireId }) => freeFireIdKey(freeFireId));
    for (const id of new Set(claimIds)) transaction.remove(claims, id);
    return {
      places: claiming.filter(({ place }) => place === 'held').length,
      waiting: claiming.flatMap(({ waitSeq }) => waitSeq ?? []),
    };
  };
  return { count: units.length, remove };
}
