import { useParams } from 'react-router-dom';
import { pageMeta } from '../../config/page-meta.ts';
import { TicketScreen } from '../../features/day/public/ticket/ticket-screen.tsx';
import { MemberList } from '../../features/registrations/public/member-list.tsx';
import { useOwnRegistrations } from '../../features/registrations/public/own/own-registrations.ts';
import { CalendarButton } from '../../features/tournaments/public/detail/calendar-button.tsx';
import { fetchFollowedTournament } from '../../features/tournaments/public/followed-tournament.ts';
import { useDocumentTitle } from '../../lib/use-document-title.ts';

export function Component() {
  const { ticketId = '' } = useParams();
  useDocumentTitle(pageMeta.ticket.title);
  const own = useOwnRegistrations().find(({ unit }) => unit?.ticketId === ticketId);
  return (
    <TicketScreen
      key={ticketId}
      id={ticketId}
      own={own === undefined ? null : { code: own.code, isCaptain: own.unit?.isCaptain === true }}
      readTournament={fetchFollowedTournament}
      members={(members) => <MemberList members={members} />}
      calendar={(tournament) => <CalendarButton tournament={tournament} variant="secondary" />}
    />
  );
}
