import { useParams } from 'react-router-dom';
import { pageMeta } from '../../config/page-meta.ts';
import { OwnWindows } from '../../features/day/public/own-windows.tsx';
import { TicketScreen } from '../../features/registrations/public/ticket/ticket-screen.tsx';
import { CalendarButton } from '../../features/tournaments/public/detail/calendar-button.tsx';
import { fetchFollowedTournament } from '../../features/tournaments/public/followed-tournament.ts';
import { useDocumentTitle } from '../../lib/use-document-title.ts';

export function Component() {
  const { ticketId = '' } = useParams();
  useDocumentTitle(pageMeta.ticket.title);
  return (
    <TicketScreen
      key={ticketId}
      id={ticketId}
      readTournament={fetchFollowedTournament}
      day={(tournament, ticket) => <OwnWindows tournament={tournament} ticket={ticket} />}
      calendar={(tournament) => <CalendarButton tournament={tournament} variant="secondary" />}
    />
  );
}
