import { hasStarted, isOver } from '../../tournaments/state.ts';
import type { Tournament } from '../../tournaments/tournament.ts';
import type { Ticket } from '../ticket.ts';
import { isComplete } from '../unit.ts';

export type InvitationEnd = 'cancelled' | 'over' | 'lost' | 'late' | 'begun' | 'drawn';

interface Inviting extends Pick<Ticket, 'place' | 'incompleteUntil' | 'lobby'> {
  readonly members: Parameters<typeof isComplete>[0];
}
type Span = Pick<Tournament, 'date' | 'endDate' | 'endedAt' | 'cancelledAt'>;

/** False for a unit that lost a player after the draw, so that it can invite again. */
export function isDrawn({ lobby, members }: Pick<Inviting, 'lobby' | 'members'>): boolean {
  return lobby !== null && isComplete(members);
}

/**
 * A closed invitation has not ended, because the captain can open it again. The end by the clock does not end the
 * invitation of a team whose deadline still runs, because the final may be on a later day.
 */
export function invitationEnd(unit: Inviting, tournament: Span, now: Date): InvitationEnd | null {
  const { place, incompleteUntil } = unit;
  if (tournament.cancelledAt !== null) return 'cancelled';
  const hasTime = incompleteUntil !== null && now <= incompleteUntil;
  if (hasTime && place !== 'released' && tournament.endedAt === null) return null;
  if (isOver(tournament, now)) return 'over';
  if (place === 'released') return 'lost';
  if (incompleteUntil !== null) return 'late';
  if (hasStarted(tournament, now)) return 'begun';
  return isDrawn(unit) ? 'drawn' : null;
}
