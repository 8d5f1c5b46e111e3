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
import type { Unit } from '../store/database.ts';
import { countFigures } from '../store/figures.ts';
import { eraseMail } from '../store/mail-queue.ts';
import { removeProtest, removeReport } from '../store/report-removal.ts';

const AT_ONCE = 100;

/** Removes units with their claims, tickets, rooms, reports, protests, mails and player page entries. */
export async function pageOfUnits(unit: Unit, tournamentId: string): Promise<PageOfUnits> {
  const where = [{ field: 'tournamentId', op: '==', value: tournamentId }] as const;
  const units = await unit.find(REGISTRATIONS, { where }, AT_ONCE);
  const players = await playersIn(unit, units);
  return { count: units.length, remove: () => removePlayers(unit, tournamentId, units, players) };
}

function removePlayers(
  unit: Unit,
  tournamentId: string,
  registrations: readonly StoredUnit[],
  players: ReadonlyMap<string, Player>,
): ReturnType<PageOfUnits['remove']> {
  const pages = openPlayerPages(players);
  for (const registration of registrations) pages.leave(registration, null);
  for (const [key, player] of pages.changes()) {
    if (player === null) unit.remove(PLAYERS, key);
    else unit.set(PLAYERS, player);
  }
  const claiming = registrations.filter(({ place }) => place !== 'released');
  for (const registration of registrations) {
    unit.remove(REGISTRATIONS, registration.id);
    const { ticketId, rooms } = registration;
    if (ticketId !== null) {
      unit.remove(TICKETS, ticketId);
      for (const { id } of rooms) removeRoom(unit, ticketId, id);
    }
    for (const { id, ageBand } of acceptedOf(registration))
      if (ageBand === 'minor') unit.remove(GUARDIANS, id);
    if (registration.listens) unit.remove(PHONES, registration.id);
    for (const id of registration.reports) removeReport(unit, id);
    for (const id of registration.protests) removeProtest(unit, tournamentId, id);
    for (const mailId of acceptedOf(registration).flatMap(({ mailIds }) => mailIds)) eraseMail(unit, mailId);
  }
  const gone = registrations.map((registration) => [registration, null] as const);
  if (gone.length > 0) countFigures(unit, tournamentId, tallyOf(gone));
  const roster = rosterChanges(gone);
  if (roster.size > 0) unit.mergeEntries(ROSTERS, { id: tournamentId }, 'units', roster);
  const claims = claimsOf(tournamentId);
  const claimIds = claiming.flatMap(acceptedOf).map(({ freeFireId }) => freeFireIdKey(freeFireId));
  for (const id of new Set(claimIds)) unit.remove(claims, id);
  return {
    places: claiming.filter(({ place }) => place === 'held').length,
    waiting: claiming.flatMap(({ waitSeq }) => waitSeq ?? []),
  };
}
