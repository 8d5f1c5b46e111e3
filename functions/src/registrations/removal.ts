import { freeFireIdKey } from '@copa/domain/contact';
import { claimsOf, MAIL, REGISTRATIONS, TICKETS } from '../store/collections.ts';
import type { Unit } from '../store/database.ts';
import { acceptedOf, type StoredUnit } from './desk/ledger.ts';

const AT_ONCE = 100;

/** As many registrations of a tournament as one transaction takes. */
export function somePlayersOf(unit: Unit, tournamentId: string): Promise<readonly StoredUnit[]> {
  const where = [{ field: 'tournamentId', op: '==', value: tournamentId }] as const;
  return unit.find(REGISTRATIONS, { where }, AT_ONCE);
}

/** With their claims, tickets and mails; gives the number of places that they held. */
export function removePlayers(
  unit: Unit,
  tournamentId: string,
  registrations: readonly StoredUnit[],
): number {
  const placed = registrations.filter(({ place }) => place === 'held');
  for (const registration of registrations) {
    unit.remove(REGISTRATIONS, registration.id);
    if (registration.ticketId !== null) unit.remove(TICKETS, registration.ticketId);
    for (const mailId of acceptedOf(registration).flatMap(({ mailIds }) => mailIds))
      unit.remove(MAIL, mailId);
  }
  const claims = claimsOf(tournamentId);
  // Older claims have the ID as it was typed, with its zeros.
  const claimIds = placed
    .flatMap(acceptedOf)
    .flatMap(({ freeFireId }) => [freeFireIdKey(freeFireId), freeFireId]);
  for (const id of new Set(claimIds)) unit.remove(claims, id);
  return placed.length;
}
