import { freeFireIdKey } from '@copa/domain/contact';
import type { Player } from '@copa/domain/play/player/page';
import { tallyOf } from '@copa/domain/registrations/figures';
import { playerKeysOf } from '@copa/domain/registrations/member';
import {
  claimsOf,
  DAYS,
  DELIVERIES,
  PHONES,
  PLAYERS,
  QUEUES,
  REGISTRATIONS,
  REMINDERS,
  ROLLS,
  ROOMS,
  TICKETS,
} from '../store/collections.ts';
import type { Unit } from '../store/database.ts';
import { countFigures } from '../store/figures.ts';
import { eraseMail } from '../store/mail-queue.ts';
import { type RemovalPage, removalPage } from '../store/removal-page.ts';
import { removalOfReports, removeReport } from '../store/report-removal.ts';
import { acceptedOf, type StoredUnit } from './desk/ledger.ts';
import { openPlayerPages } from './desk/members/player-pages.ts';
import { removeRoom } from './desk/write.ts';

const AT_ONCE = 100;

/** As many registrations of a tournament as one transaction takes. */
export function somePlayersOf(unit: Unit, tournamentId: string): Promise<readonly StoredUnit[]> {
  const where = [{ field: 'tournamentId', op: '==', value: tournamentId }] as const;
  return unit.find(REGISTRATIONS, { where }, AT_ONCE);
}

interface Removed {
  readonly places: number;
  /** Their numbers in the queue. */
  readonly waiting: readonly number[];
}

/** Read before the first of them is removed. */
export async function pagesOf(
  unit: Unit,
  registrations: readonly StoredUnit[],
): Promise<ReadonlyMap<string, Player>> {
  const players = await unit.getAll(PLAYERS, playerKeysOf(registrations));
  return new Map(players.flatMap((player) => (player === null ? [] : [[player.id, player]])));
}

/** With their claims, tickets, rooms, reports, mails and what their pages say of it; gives what they held and waited for. */
export function removePlayers(
  unit: Unit,
  tournamentId: string,
  registrations: readonly StoredUnit[],
  players: ReadonlyMap<string, Player>,
): Removed {
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
    if (registration.listens) unit.remove(PHONES, registration.id);
    for (const id of registration.reports) removeReport(unit, id);
    for (const mailId of acceptedOf(registration).flatMap(({ mailIds }) => mailIds)) eraseMail(unit, mailId);
  }
  if (registrations.length > 0) {
    countFigures(unit, tournamentId, tallyOf(registrations.map((registration) => [registration, null])));
  }
  const claims = claimsOf(tournamentId);
  const claimIds = claiming.flatMap(acceptedOf).map(({ freeFireId }) => freeFireIdKey(freeFireId));
  for (const id of new Set(claimIds)) unit.remove(claims, id);
  return {
    places: claiming.filter(({ place }) => place === 'held').length,
    waiting: claiming.flatMap(({ waitSeq }) => waitSeq ?? []),
  };
}

/** What the day of a tournament has of its own beside its players, but for roll calls. */
export function removeDay(unit: Unit, id: string): void {
  unit.remove(QUEUES, id);
  unit.remove(DAYS, id);
  unit.remove(ROOMS, id);
  unit.remove(DELIVERIES, id);
  unit.remove(REMINDERS, id);
}

/** A page of what players left at the matches of a tournament: roll calls, and what teams sent. A page of players has no room for it. */
export async function removalOfTraces(unit: Unit, id: string): Promise<Omit<RemovalPage, 'ids'>> {
  const where = [{ field: 'tournamentId', op: '==', value: id }] as const;
  const pages = await Promise.all([removalOfReports(unit, id), removalPage(unit, ROLLS, { where })]);
  return {
    isLast: pages.every((page) => page.isLast),
    remove: () => {
      for (const page of pages) page.remove();
    },
  };
}
