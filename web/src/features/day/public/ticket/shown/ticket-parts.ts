import type { TableRank } from '@copa/domain/registrations/table-rank';
import type { Ticket } from '@copa/domain/registrations/ticket';
import type { FollowedTournament } from '@copa/domain/tournaments/followed';
import type { ReactNode } from 'react';

/** Blocks of other capabilities, which the route composes. */
export interface TicketParts {
  readonly members: (ticket: Ticket) => ReactNode;
  readonly inviting: (ticket: Ticket, tournament: FollowedTournament) => ReactNode;
  readonly consent: (tournament: FollowedTournament, slot: number, untitled: boolean) => ReactNode;
  readonly newRules: (ticket: Ticket, tournament: FollowedTournament) => ReactNode;
  readonly reports: (ticket: Ticket, tournament: FollowedTournament, table: TableRank) => ReactNode;
  readonly protests: (ticket: Ticket, table: TableRank | null) => ReactNode;
  readonly season: (ticket: Ticket, tournament: FollowedTournament) => ReactNode;
  readonly calendar: (tournament: FollowedTournament) => ReactNode;
  /** The reason of a rejection. */
  readonly reason: ReactNode;
  readonly again: ReactNode;
}
