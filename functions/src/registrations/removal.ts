import { freeFireIdKey } from '@copa/domain/contact';
import { rollId } from '@copa/domain/day/roll';
import { MATCHES_MAX } from '@copa/domain/limits';
import {
  claimsOf,
  DAYS,
  DELIVERIES,
  MAIL,
  PHONES,
  QUEUES,
  REGISTRATIONS,
  REMINDERS,
  ROLLS,
  ROOMS,
  TICKETS,
} from '../store/collections.ts';
import type { Unit, Writer } from '../store/database.ts';
import { acceptedOf, type StoredUnit } from './desk/ledger.ts';
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

/** With their claims, tickets, rooms and mails; gives what they held and waited for. */
export function removePlayers(
  unit: Unit,
  tournamentId: string,
  registrations: readonly StoredUnit[],
): Removed {
  const claiming = registrations.filter(({ place }) => place !== 'released');
  for (const registration of registrations) {
    unit.remove(REGISTRATIONS, registration.id);
    const { ticketId, rooms } = registration;
    if (ticketId !== null) {
      unit.remove(TICKETS, ticketId);
      for (const { id } of rooms) removeRoom(unit, ticketId, id);
    }
    if (registration.listens) unit.remove(PHONES, registration.id);
    for (const mailId of acceptedOf(registration).flatMap(({ mailIds }) => mailIds))
      unit.remove(MAIL, mailId);
  }
  const claims = claimsOf(tournamentId);
  // Older claims have the ID as it was typed, with its zeros.
  const claimIds = claiming
    .flatMap(acceptedOf)
    .flatMap(({ freeFireId }) => [freeFireIdKey(freeFireId), freeFireId]);
  for (const id of new Set(claimIds)) unit.remove(claims, id);
  return {
    places: claiming.filter(({ place }) => place === 'held').length,
    waiting: claiming.flatMap(({ waitSeq }) => waitSeq ?? []),
  };
}

/** What the day of a tournament has of its own beside its players. */
export function removeDay(writer: Writer, id: string): void {
  writer.remove(QUEUES, id);
  writer.remove(DAYS, id);
  writer.remove(ROOMS, id);
  writer.remove(DELIVERIES, id);
  writer.remove(REMINDERS, id);
  for (let match = 1; match <= MATCHES_MAX; match += 1) writer.remove(ROLLS, rollId(id, match));
}
