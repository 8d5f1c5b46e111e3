import type { TicketSources } from '../../features/day/public/ticket/use-ticket.ts';
import { fetchFollowedTournament } from '../../features/tournaments/public/followed-tournament.ts';

export const ticketSources: TicketSources = {
  readTournament: fetchFollowedTournament,
  readPlace: async (...unit) =>
    (await import('../../features/play/public/own-rank.ts')).fetchOwnRank(...unit),
};
