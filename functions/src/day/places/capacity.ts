import type { Tournament } from '@copa/domain/tournaments/tournament';
import type { Context } from '../../dependencies.ts';
import { createRegistrationCodes } from '../../desk/code.ts';
import { openLedger } from '../../desk/ledger.ts';
import { readQueue } from '../../desk/queue-store.ts';
import { writeChanges } from '../../desk/write.ts';
import type { Unit } from '../../store/database.ts';
import { fillPlaces } from './promote.ts';

type Counted = Pick<Tournament, 'currentPlayers' | 'waitingPlayers'>;

/**
 * Gives the places that a change of the tournament opens to those who wait. It reads first; what it returns writes in the same
 * transaction and gives the new counts.
 */
export async function promotionsInto(
  unit: Unit,
  tournament: Tournament,
  { config, newId }: Pick<Context, 'config' | 'newId'>,
  now: Date,
): Promise<() => Partial<Counted>> {
  const opened = await readQueue(unit, tournament, 0, now);
  if (opened.waiters.length === 0) return () => ({});
  const nothing = { claims: new Map(), registrations: new Map(), traces: new Map(), players: new Map() };
  const snapshot = { ...nothing, ...opened, tournament, form: null, isMiscounted: false, now };
  return () => {
    const ledger = openLedger(snapshot, createRegistrationCodes(config.statusCodeSecret));
    fillPlaces(ledger);
    const { tournament: counted, ...changes } = ledger.changes();
    writeChanges({ clock: () => now, newId }, unit, tournament.id, tournament, {
      ...changes,
      tournament: {},
    });
    return counted;
  };
}
