import { useParams } from 'react-router-dom';
import { pageMeta } from '../../config/page-meta.ts';
import { TicketScreen } from '../../features/day/public/ticket/ticket-screen.tsx';
import { useOwnRegistrations } from '../../features/registrations/public/own/own-registrations.ts';
import { CaptainTeam } from '../../features/registrations/public/team/captain-team.tsx';
import { MemberList } from '../../features/registrations/public/team/member-list.tsx';
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
      inviting={(ticket, tournament) =>
        own?.unit?.isCaptain === true &&
        tournament.cancelledAt === null && (
          <CaptainTeam
            code={own.code}
            tournamentName={tournament.name}
            timeZone={tournament.timeZone}
            unitName={ticket.name}
            members={ticket.members}
            place={ticket.place}
            until={ticket.incompleteUntil}
          />
        )
      }
      calendar={(tournament) => <CalendarButton tournament={tournament} variant="secondary" />}
    />
  );
}
