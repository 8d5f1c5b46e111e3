import type { Tournament } from '../tournaments/tournament.ts';
import { isConfirmed } from './confirmation.ts';
import type { Registration } from './registration.ts';
import { isComplete } from './unit.ts';

type Playing = Pick<Registration, 'place' | 'status' | 'members' | 'confirmations' | 'placedAt' | 'lobby'>;

/** A unit must have given each confirmation that opened before `at` and takes places away. */
export function isPlaying(unit: Playing, tournament: Tournament, at: Date): boolean {
  return (
    tournament.cancelledAt === null &&
    unit.place === 'held' &&
    unit.status === 'approved' &&
    isComplete(unit.members) &&
    isConfirmed(unit, tournament, at)
  );
}
