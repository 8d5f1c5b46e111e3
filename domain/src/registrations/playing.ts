import type { Tournament } from '../tournaments/tournament.ts';
import { isConfirmed } from './confirmation.ts';
import type { StoredRegistration } from './registration.ts';
import { isComplete } from './unit.ts';

/** True where the unit plays at that moment: a confirmation that opens before it must have been given. */
export function isPlaying(unit: StoredRegistration, tournament: Tournament, at: Date): boolean {
  return (
    tournament.cancelledAt === null &&
    unit.place === 'held' &&
    unit.status === 'approved' &&
    isComplete(unit.members) &&
    isConfirmed(unit, tournament, at)
  );
}
