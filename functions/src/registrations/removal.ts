import { freeFireIdKey } from '@copa/domain/contact';
import { claimsOf, MAIL, REGISTRATIONS } from '../store/collections.ts';
import type { Unit } from '../store/database.ts';
import type { StoredPlayer } from './desk/ledger.ts';

const AT_ONCE = 100;

/** As many registrations of a tournament as one transaction takes. */
export function somePlayersOf(unit: Unit, tournamentId: string): Promise<readonly StoredPlayer[]> {
  const where = [{ field: 'tournamentId', op: '==', value: tournamentId }] as const;
  return unit.find(REGISTRATIONS, { where }, AT_ONCE);
}

/** With their claims and mails; gives the number of places that they held. */
export function removePlayers(unit: Unit, tournamentId: string, players: readonly StoredPlayer[]): number {
  const placed = players.filter(({ status }) => status !== 'rejected');
  for (const { id, mailIds } of players) {
    unit.remove(REGISTRATIONS, id);
    for (const mailId of mailIds) unit.remove(MAIL, mailId);
  }
  const claims = claimsOf(tournamentId);
  // Older claims have the ID as it was typed, with its zeros.
  const claimIds = placed.flatMap(({ freeFireId }) => [freeFireIdKey(freeFireId), freeFireId]);
  for (const id of new Set(claimIds)) unit.remove(claims, id);
  return placed.length;
}
