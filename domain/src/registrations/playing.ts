import type { Tournament } from '../tournaments/tournament.ts';
import { isConfirmed } from './confirmation.ts';
import type { Registration } from './registration.ts';
import { isComplete } from './unit.ts';

type Playing = Pick<Registration, 'place' | 'status' | 'members' | 'confirmations' | 'placedAt' | 'lobby'>;

export function isPlaying(unit: Playing, tournament: Tournament, at: Date): boolean {
  return (
    tournament.cancelledAt === null &&
    unit.place === 'held' &&
    unit.status === 'approved' &&
    isComplete(unit.members) &&
    isConfirmed(unit, tournament, at)
  );
}
