import { type HeadlineTournament, ownTable } from '@copa/domain/day/headline-kind';
import { comingRoom, openRoom, withEndAfterRooms } from '@copa/domain/day/room-life';
import type { TablePlace } from '@copa/domain/registrations/table-rank';
import type { Ticket } from '@copa/domain/registrations/ticket';
import type { TicketRoom } from '@copa/domain/registrations/ticket-room';
import { isOver } from '@copa/domain/tournaments/state';

export function ownRoom(
  { rooms, lobby }: Pick<Ticket, 'rooms' | 'lobby'>,
  tournament: Pick<HeadlineTournament, 'date' | 'endDate' | 'endedAt' | 'cancelledAt' | 'plan'> | null,
  table: TablePlace | null,
  now: Date,
): TicketRoom | null {
  if (tournament === null || tournament.cancelledAt !== null) return null;
  if (isOver(withEndAfterRooms({ rooms }, tournament), now)) return null;
  const own = ownTable({ lobby }, table);
  return openRoom(rooms, own, now) ?? comingRoom(rooms, own, now);
}
