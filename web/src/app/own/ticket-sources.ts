import type { TicketSources } from '../../features/day/public/ticket/use-ticket.ts';
import { fetchFollowedTournament } from '../../features/tournaments/public/followed-tournament.ts';

export const ticketSources: TicketSources = {
  readTournament: fetchFollowedTournament,
  // After a deployment this file may be gone. The ticket and its room must still be shown.
  readTableRank: async (...unit) => {
    const part = await import('../../features/play/public/own-rank.ts').catch(() => null);
    return part === null ? null : part.fetchOwnRank(...unit);
  },
};
