import type { Tournament } from '../tournaments/tournament.ts';
import { isConfirmed } from './confirmation.ts';
import type { StoredRegistration } from './registration.ts';
import { isComplete } from './unit.ts';

/** Whether the unit plays as it will be at that moment: a confirmation that opens before then has to be given first. */
export function isPlaying(unit: StoredRegistration, tournament: Tournament, at: Date): boolean {
  return (
    tournament.cancelledAt === null &&
    unit.place === 'held' &&
    unit.status === 'approved' &&
    isComplete(unit.members) &&
    isConfirmed(unit, tournament, at)
  );
}
