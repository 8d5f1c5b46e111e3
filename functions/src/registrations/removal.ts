import { freeFireIdKey } from '@copa/domain/contact';
import type { Player } from '@copa/domain/play/player/page';
import { tallyOf } from '@copa/domain/registrations/figures';
import { rosterChanges } from '@copa/domain/registrations/roster';
import { playersIn } from '../desk/ledger-store.ts';
import { openPlayerPages } from '../desk/player-pages.ts';
import { acceptedOf, type StoredUnit } from '../desk/unit.ts';
import { removeRoom } from '../desk/write.ts';
import type { PageOfUnits } from '../effects.ts';
import {
  claimsOf,
  GUARDIANS,
  PHONES,
  PLAYERS,
  REGISTRATIONS,
  ROSTERS,
  TICKETS,
} from '../store/collections.ts';
import type { Transaction } from '../store/database.ts';
import { countFigures } from '../store/figures.ts';
import { eraseMail } from '../store/mail-queue.ts';
import { removeProtest, removeReport } from '../store/report-removal.ts';

const AT_ONCE = 100;

/** Removes units with their claims, tickets, rooms, reports, protests, mails and player page entries. */
export async function pageOfUnits(transaction: Transaction, tournamentId: string): Promise<PageOfUnits> {
  const where = [{ field: 'tournamentId', op: '==', value: tournamentId }] as const;
  const units = await transaction.find(REGISTRATIONS, { where }, AT_ONCE);
  const players = await playersIn(transaction, units);
  return { count: units.length, remove: () => removePlayers(transaction, tournamentId, units, players) };
}

function removePlayers(
  transaction: Transaction,
  tournamentId: string,
  registrations: readonly StoredUnit[],
  players: ReadonlyMap<string, Player>,
): ReturnType<PageOfUnits['remove']> {
  const pages = openPlayerPages(players);
  for (const registration of registrations) pages.leave(registration, null);
  for (const [key, player] of pages.changes()) {
    if (player === null) transaction.remove(PLAYERS, key);
    else transaction.set(PLAYERS, player);
  }
  const claiming = registrations.filter(({ place }) => place !== 'released');
  for (const registration of registrations) {
    transaction.remove(REGISTRATIONS, registration.id);
    const { ticketId, rooms } = registration;
    transaction.remove(TICKETS, ticketId);
    for (const { id } of rooms) removeRoom(transaction, ticketId, id);
    for (const { id, ageBand } of acceptedOf(registration))
      if (ageBand === 'minor') transaction.remove(GUARDIANS, id);
    if (registration.listens) transaction.remove(PHONES, registration.id);
    for (const id of registration.reports) removeReport(transaction, id);
    for (const id of registration.protests) removeProtest(transaction, tournamentId, id);
    for (const mailId of acceptedOf(registration).flatMap(({ mailIds }) => mailIds))
      eraseMail(transaction, mailId);
  }
  const gone = registrations.map((registration) => [registration, null] as const);
  if (gone.length > 0) countFigures(transaction, tournamentId, tallyOf(gone));
  const roster = rosterChanges(gone);
  if (roster.size > 0) transaction.mergeEntries(ROSTERS, { id: tournamentId }, 'units', roster);
  const claims = claimsOf(tournamentId);
  const claimIds = claiming.flatMap(acceptedOf).map(({ freeFireId }) => freeFireIdKey(freeFireId));
  for (const id of new Set(claimIds)) transaction.remove(claims, id);
  return {
    places: claiming.filter(({ place }) => place === 'held').length,
    waiting: claiming.flatMap(({ waitSeq }) => waitSeq ?? []),
  };
}
