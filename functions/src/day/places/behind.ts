import { servedPhase } from '@copa/domain/registrations/next-in-queue';
import { isBehind } from '@copa/domain/tournaments/places/waitlist-limit';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import type { Desk } from '../../desk/desk.ts';
import type { Ledger } from '../../desk/ledger.ts';
import { type Operation, onUnit } from '../../desk/operation.ts';
import type { StoredUnit, UnitKey } from '../../desk/stored-unit.ts';
import { UNITS_AT_ONCE } from '../../store/unit-pages.ts';
import { fillPlaces } from './promote.ts';

export const reconsider = (key: UnitKey): Operation => onUnit(key, reconsidered);

function reconsidered(ledger: Ledger, unit: StoredUnit): StoredUnit {
  if (unit.place !== 'waiting') return unit;
  const answer = ledger.mayPlay(unit);
  if ('why' in answer || answer.behind === isBehind(unit.waitSeq)) return unit;
  return ledger.store(ledger.moveInQueue(unit, answer));
}

export async function giveFreePlaces(desk: Desk, tournament: Tournament): Promise<void> {
  const { id: tournamentId, waitingPlayers, currentPlayers, maxPlayers } = tournament;
  // An impossible number of taken places is counted again in the transaction.
  if (waitingPlayers === 0 || currentPlayers === maxPlayers) return;
  if (servedPhase(tournament, desk.clock()) === null) return;
  const request = { tournamentId, freeFireIds: [], registrationIds: [], freedAtMost: 0, isSilent: true };
  for (;;) {
    const served = await desk.transact(request, (ledger) => fillPlaces(ledger));
    if (served.length < UNITS_AT_ONCE) return;
  }
}
