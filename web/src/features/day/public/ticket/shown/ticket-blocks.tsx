import type { HeadlineKind } from '@copa/domain/day/headline-kind';
import { withEndAfterRooms } from '@copa/domain/day/room-life';
import { isOver } from '@copa/domain/tournaments/state';
import { LinkButton } from '../../../../../components/button.tsx';
import { Card } from '../../../../../components/card.tsx';
import { optionalPart } from '../../../../../components/optional-part.ts';
import { paths } from '../../../../../config/paths.ts';
import { useNow } from '../../../../../lib/use-now.ts';
import * as words from '../../../words/ticket.ts';
import { OwnWindows } from '../../own-windows.tsx';
import { isPushWanted, prideOf } from '../offers.ts';
import { ButtonPlaceholder, LatestPlaceholder } from '../pride/placeholders.tsx';
import { PushPlaceholder } from '../push/push-placeholder.tsx';
import { StageHours } from '../stage-hours.tsx';
import { StandingPart } from '../standing-part.tsx';
import { SubscribeCalendar } from '../subscribe-calendar.tsx';
import { titleOf } from '../ticket-title.ts';
import { isDecided, type ShownTicket } from './ticket-state.ts';

/** The service worker does not store these parts, because offline visits do not need them. */
const PushOffer = optionalPart(
  () => import('../push/push-offer.tsx'),
  () => null,
  () => __PUSH_PUBLIC_KEY__ !== '' && <PushPlaceholder />,
);
const ProudShare = optionalPart(
  () => import('../pride/proud-share.tsx'),
  () => null,
  () => <ButtonPlaceholder />,
);
const Burst = optionalPart(() => import('../pride/sparks.tsx'));
const LatestPart = optionalPart(
  () => import('../pride/latest-part.tsx'),
  () => null,
  ({ own }) => <LatestPlaceholder table={own.table} />,
);

const MOMENTS: ReadonlySet<HeadlineKind> = new Set([
  'champion',
  'passed',
  'qualified',
  'promoted',
  'pending-promoted',
]);

/** Shows what is below the button, without what the button shows. */
export function TicketBlocks(shown: ShownTicket) {
  const { ticket, tournament, table, headline, parts, asks, isDead, boardTo } = shown;
  const now = useNow();
  if (tournament === null || headline === null) return <TeamMembers {...shown} />;
  const consent = asks !== 'consent' && shown.consent;
  const team = asks !== 'team' && shown.team;
  const isEnded = isOver(withEndAfterRooms(ticket, tournament), now);
  const pride = prideOf(headline.kind);
  const own = { name: titleOf(ticket), size: ticket.unit.size, members: ticket.members, tournament };
  const toTournament = boardTo ?? paths.tournament.to(tournament.id);
  // The first card (`ticket-card.ts`) has the confirmations at this place too, so that nothing moves.
  const areWindowsFirst = table === null && !isEnded && !consent;
  const windows = <OwnWindows tournament={tournament} ticket={ticket} />;
  return (
    <>
      {areWindowsFirst && windows}
      {MOMENTS.has(headline.kind) && <Burst key={headline.kind} ticketId={ticket.id} kind={headline.kind} />}
      {!isDead && !isEnded && parts.newRules(ticket, tournament)}
      {pride !== null && <ProudShare pride={pride} own={{ ...own, table }} path={toTournament} />}
      {table !== null && table.latest !== null && <LatestPart own={{ ...own, table }} path={toTournament} />}
      {consent}
      {team && <Card className="empty:hidden">{team}</Card>}
      {table?.takesReports === true &&
        tournament.cancelledAt === null &&
        parts.reports(ticket, tournament, table)}
      {table !== null && <StandingPart table={table} to={shown.toBoard === null ? boardTo : null} />}
      {/* The offer appears late, after a call, so it stands below the visible part of the screen. */}
      {isEnded && parts.again}
      {(isEnded || isDecided(table)) && parts.season(ticket, tournament)}
      {tournament.cancelledAt === null && parts.protests(ticket, table)}
      {!isDead && !isEnded && <StageHours tournament={tournament} ownStage={ticket.lobby?.stage ?? 0} />}
      <TeamMembers {...shown} />
      {!areWindowsFirst && windows}
      {isPushWanted(ticket, tournament.windows, headline.kind) && <PushOffer ticketId={ticket.id} />}
      <div className="flex flex-wrap gap-3 *:flex-auto sm:*:flex-none">
        {headline.counts !== null && parts.calendar(tournament)}
        {headline.counts !== null && tournament.date && <SubscribeCalendar ticketId={ticket.id} />}
        {tournament.stage > 0 && table === null && (
          <LinkButton to={paths.board.to(tournament.id)} variant="secondary">
            {words.board}
          </LinkButton>
        )}
        <LinkButton to={paths.tournament.to(tournament.id)} variant="secondary">
          {words.seeTournament}
        </LinkButton>
        {isEnded && shown.toBoard !== null && (
          <LinkButton to={paths.tournaments.to()} variant="secondary">
            {words.seeOthers}
          </LinkButton>
        )}
      </div>
    </>
  );
}

function TeamMembers({ ticket, parts }: ShownTicket) {
  if (ticket.members.length < 2) return null;
  return (
    <Card className="grid gap-3">
      <h2 className="text-xl uppercase">{words.yourTeam}</h2>
      {parts.members(ticket)}
    </Card>
  );
}

export function OwnData({ own, ticket, tournament, isDead }: ShownTicket) {
  const now = useNow();
  const mayLeave = !isDead && tournament !== null && !isOver(withEndAfterRooms(ticket, tournament), now);
  const here = mayLeave ? words.leaveHere : words.ownDataHere;
  const elsewhere = mayLeave ? words.leaveElsewhere : words.ownDataElsewhere;
  return (
    <Card className="grid gap-3">
      <h2 className="text-xl uppercase">{words.ownData(mayLeave)}</h2>
      <p className="text-mist">{own === null ? elsewhere : here}</p>
      {own !== null && (
        <LinkButton to={paths.registrationStatus.to(own.code)} variant="secondary" block>
          {words.privateLink(mayLeave)}
        </LinkButton>
      )}
      {own?.others?.map(({ code, playerName }) => (
        <LinkButton key={code} to={paths.registrationStatus.to(code)} variant="secondary" block>
          {words.privateLinkOf(playerName)}
        </LinkButton>
      ))}
      <p className="text-sm text-dim">{words.aboutLink(ticket.number, ticket.unit.size > 1)}</p>
    </Card>
  );
}
