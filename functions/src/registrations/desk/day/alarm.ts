import { nextClosing } from '@copa/domain/day/window-phase';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { DAYS } from '../../../store/collections.ts';
import type { Writer } from '../../../store/database.ts';

type Timed = Pick<Tournament, 'id' | 'windows' | 'closings' | 'cancelledAt'>;

/** In the transaction that changed the hours: so the job need not look at tournaments that want nothing of it. */
export function noteDay(writer: Writer, tournament: Timed): void {
  writer.set(DAYS, { id: tournament.id, nextAt: nextClosing(tournament) });
}
