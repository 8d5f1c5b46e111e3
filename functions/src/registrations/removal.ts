import { freeFireIdKey } from '@copa/domain/contact';
import { TicketIdSchema } from '@copa/domain/ids';
import { tallyOf } from '@copa/domain/registrations/figures';
import { playerKeysOf } from '@copa/domain/registrations/member';
import { MEMBERS_MAX } from '@copa/domain/registrations/names/public-member';
import * as z from 'zod/mini';
import type { Context } from '../dependencies.ts';
import { createRegistrationCodes } from '../desk/code.ts';
import { readRecords } from '../desk/player-records.ts';
import { createRecordKeys } from '../desk/record-keys.ts';
import { followAll, openFollowers, type Satellite } from '../desk/satellite.ts';
import { acceptedOf, freeFireIdsOf } from '../desk/stored-unit.ts';
import type { PageOfUnits } from '../effects.ts';
import { collection } from '../store/collection.ts';
import { claimsOf, GUARDIANS, PHONES, REGISTRATIONS, ROSTERS, TICKETS } from '../store/collections.ts';
import { equal, type Transaction } from '../store/database.ts';
import { countFigures } from '../store/figures.ts';
import { eraseMail } from '../store/mail-queue.ts';
import { REMOVED_AT_ONCE } from '../store/removal-page.ts';
import { UNITS_AT_ONCE, UNITS_WITH_PAGES_AT_ONCE } from '../store/unit-pages.ts';

/** Also reads units that do not fit their schema. */
const ANY_UNITS = collection(
  REGISTRATIONS.path,
  z.object({ id: z.string(), number: z.optional(z.unknown()), ticketId: z.optional(z.unknown()) }),
);

const MEMBERS_AT_ONCE = REMOVED_AT_ONCE * MEMBERS_MAX;

/** Erases players even if their unit cannot be read. */
async function unreadableUnits(transaction: Transaction, tournamentId: string): Promise<PageOfUnits> {
  const units = await transaction.find(ANY_UNITS, { where: equal({ tournamentId }) }, REMOVED_AT_ONCE);
  const ids = units.map(({ id }) => id);
  const where = [{ field: 'registrationId', op: 'in', value: ids }] as const;
  const claims = claimsOf(tournamentId);
  const [claimed, guardians] =
    ids.length === 0
      ? [[], []]
      : await Promise.all([
          transaction.find(claims, { where }, MEMBERS_AT_ONCE),
          transaction.find(GUARDIANS, { where }, MEMBERS_AT_ONCE),
        ]);
  const remove = () => {
    for (const { id, ticketId } of units) {
      transaction.remove(REGISTRATIONS, id);
      transaction.remove(PHONES, id);
      const ticket = z.safeParse(TicketIdSchema, ticketId);
      if (ticket.success) transaction.remove(TICKETS, ticket.data);
    }
    for (const { id } of claimed) transaction.remove(claims, id);
    for (const { id } of guardians) transaction.remove(GUARDIANS, id);
    const numbers = units.flatMap(({ number }) => (typeof number === 'number' ? [String(number)] : []));
    const unnamed = new Map(numbers.map((number) => [number, null]));
    if (unnamed.size > 0) transaction.mergeEntries(ROSTERS, { id: tournamentId }, 'units', unnamed);
    return { places: 0, waiting: [] };
  };
  return { count: units.length, remove };
}

export async function pageOfUnits(
  { config, clock }: Pick<Context, 'config' | 'clock'>,
  transaction: Transaction,
  tournamentId: string,
  { satellites, readsRecords }: { readonly satellites: readonly Satellite[]; readonly readsRecords: boolean },
): Promise<PageOfUnits> {
  const found = await transaction.find(REGISTRATIONS, { where: equal({ tournamentId }) }, UNITS_AT_ONCE);
  if (found.length === 0) return unreadableUnits(transaction, tournamentId);
  const hasFewPages = playerKeysOf(found).length <= UNITS_WITH_PAGES_AT_ONCE;
  const units = hasFewPages ? found : found.slice(0, UNITS_WITH_PAGES_AT_ONCE);
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
