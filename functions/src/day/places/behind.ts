import { servesBehind } from '@copa/domain/registrations/places/behind';
import { isBehind } from '@copa/domain/tournaments/places/waitlist-room';
import type { Desk } from '../../desk/desk.ts';
import type { Ledger } from '../../desk/ledger.ts';
import { type Operation, onUnit } from '../../desk/operation.ts';
import type { StoredUnit, UnitKey } from '../../desk/unit.ts';
import { TOURNAMENTS } from '../../store/collections.ts';
import { fillPlaces } from './promote.ts';

/** Asks again whether a unit has to wait behind others: an absence may be revoked or too old by now. */
export const reconsider = (key: UnitKey): Operation => onUnit(key, reconsidered);

function reconsidered(ledger: Ledger, unit: StoredUnit): StoredUnit {
  if (!isBehind(unit.waitSeq)) return unit;
  const answer = ledger.mayPlay(unit);
  return 'why' in answer || answer.behind ? unit : ledger.store(ledger.moveAhead(unit));
}

export async function giveFreePlaces(desk: Desk, tournamentId: string): Promise<void> {
  const tournament = await desk.database.get(TOURNAMENTS, tournamentId);
  if (tournament === null || tournament.waitingPlayers === 0) return;
  if (!servesBehind(tournament, desk.clock())) return;
  const request = { tournamentId, freeFireIds: [], registrationIds: [], mayFree: 0 };
  await desk.transact(request, (ledger) => fillPlaces(ledger));
}
