import { type Headline, headlineOf } from '@copa/domain/day/headline';
import { ENDED_KINDS, type HeadlineKind, type ProtestDecision } from '@copa/domain/day/headline-kind';
import { withEndAfterRooms } from '@copa/domain/day/room-life';
import type { Addressee } from '@copa/domain/registrations/addressee';
import type { TableRank } from '@copa/domain/registrations/table-rank';
import type { Ticket } from '@copa/domain/registrations/ticket';
import type { FollowedTournament } from '@copa/domain/tournaments/followed';
import { endOf, isOver } from '@copa/domain/tournaments/state';
import { type ReactNode, useEffect } from 'react';
import { LinkButton } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { EmptyState, LoadFailed } from '../../../../components/message-state.tsx';
import { optionalPart } from '../../../../components/optional-part.ts';
import { FirstCard } from '../../../../components/skeleton.tsx';
import { pageMeta } from '../../../../config/page-meta.ts';
import { paths } from '../../../../config/paths.ts';
import { useNow } from '../../../../lib/use-now.ts';
import * as words from '../../words/ticket.ts';
import { ownSlotWithoutConsent } from '../own-slot.ts';
import { OwnWindows } from '../own-windows.tsx';
import { TicketFrame, TournamentHour } from './headline-card.tsx';
import { HeadlinePart } from './headline-part.tsx';
import { isPushWanted, prideOf } from './offers.ts';
import { ButtonPlaceholder, LatestPlaceholder } from './pride/placeholders.tsx';
import { PushPlaceholder } from './push/push-placeholder.tsx';
import { ownRoom } from './room/own-room.ts';
import { RoomPart } from './room/room-part.tsx';
import { StageHours } from './stage-hours.tsx';
import { StandingPart } from './standing-part.tsx';
import { SubscribeCalendar } from './subscribe-calendar.tsx';
import { TapPart, useTap } from './tap-part.tsx';
import { frameLine, hourBeside, titleOf } from './ticket-title.ts';
import { type KnownTicket, type TicketSources, useTicket } from './use-ticket.ts';

/** The service worker does not store these parts, because offline visits do not need them. */
const PushOffer = optionalPart(
  () => import('./push/push-offer.tsx'),
  () => null,
  () => __PUSH_PUBLIC_KEY__ !== '' && <PushPlaceholder />,
);
const ProudShare = optionalPart(
  () => import('./pride/proud-share.tsx'),
  () => null,
  () => <ButtonPlaceholder />,
);
const Burst = optionalPart(() => import('./pride/sparks.tsx'));
const LatestPart = optionalPart(
  () => import('./pride/latest-part.tsx'),
  () => null,
  ({ own }) => <LatestPlaceholder table={own.table} />,
);

interface TicketScreenProps {
  readonly id: string;
  /** Must be the same object in each render, because an effect depends on it. */
  readonly sources: TicketSources;
  /** Null unless this phone stores a registration of the ticket. */
  readonly own: OwnRegistration | null;
  readonly reports: (ticket: Ticket, tournament: FollowedTournament, table: TableRank) => ReactNode;
  readonly season?: (ticket: Ticket, tournament: FollowedTournament) => ReactNode;
  readonly again?: ReactNode;
  readonly protests?: (ticket: Ticket, table: TableRank | null) => ReactNode;
  readonly decision?: ProtestDecision | null;
  /** Must be the same function in each render, because an effect depends on it. */
  readonly onToldDecision?: () => void;
  /** The reason of a rejection. */
  readonly reason?: ReactNode;
  readonly members: (members: Ticket['members']) => ReactNode;
  readonly inviting?: (ticket: Ticket, tournament: FollowedTournament) => ReactNode;
  readonly consent?: (tournament: FollowedTournament, slot: number, untitled: boolean) => ReactNode;
  readonly newRules?: (ticket: Ticket, tournament: FollowedTournament) => ReactNode;
  readonly calendar: (tournament: FollowedTournament) => ReactNode;
  /** Must be the same function in each render, because an effect depends on it. */
  readonly onMissing: () => void;
  readonly whyMissing?: string | null;
  /** Must be the same function in each render, because an effect depends on it. */
  readonly note: (day: TicketDay) => void;
}

export interface TicketDay {
  /**
   * The end of the tournament; null if its date is unknown. `new Date(0)` if the unit's place is `released`
   * or the tournament was cancelled.
   */
  readonly until: Date | null;
  readonly isAsked: boolean;
}

interface OwnRegistration {
  readonly code: string;
  readonly isCaptain: boolean;
  /** The slots of minors who lacked consent when this phone last stored their registrations. */
  readonly consentSlots?: readonly number[];
  /** This phone also stores the registrations of these members of the same team. */
  readonly others?: readonly { readonly code: string; readonly playerName: string }[];
}

export function TicketScreen({ id, sources, onMissing, whyMissing = null, ...parts }: TicketScreenProps) {
  const load = useTicket(id, sources);
  const isMissing = load.state === 'missing';
  useEffect(() => {
    if (isMissing) onMissing();
  }, [isMissing, onMissing]);
  if (load.state === 'loading') return <FirstCard label={words.loading} />;
  if (load.state === 'missing') {
    return (
      <div className="wrap-narrow">
        <EmptyState
          heading="h1"
          title={whyMissing === null ? words.missingTitle : words.leftTitle}
          actions={
            <>
              <LinkButton to={paths.mine.to()}>{words.onThisPhone}</LinkButton>
              <LinkButton to={paths.tournaments.to()} variant="secondary">
                {words.seeTournaments}
              </LinkButton>
            </>
          }
        >
          {whyMissing ?? words.missingText}
        </EmptyState>
      </div>
    );
  }
  if (load.state === 'failed') {
    return (
      <div className="wrap-narrow">
        <LoadFailed heading="h1" title={words.failedTitle} again={() => location.reload()}>
          {words.failedText}
        </LoadFailed>
      </div>
    );
  }
  return <Shown {...load.known} {...parts} stale={load.stale} learn={load.learn} />;
}

interface ShownProps
  extends KnownTicket,
    Omit<TicketScreenProps, 'id' | 'sources' | 'onMissing' | 'whyMissing'> {
  readonly stale: boolean;
  readonly learn: (ticket: Ticket) => void;
}

function Shown(props: ShownProps) {
  const { ticket, tournament, asOf, position, table, own, stale, learn } = props;
  const { inviting, consent, note, decision = null, onToldDecision, reason } = props;
  const now = useNow();
  const ownSlot = ownSlotWithoutConsent(ticket.members, own?.consentSlots);
  const known = { reader: readerOf(own), position, table, decision, ownSlot };
  const headline = tournament === null ? null : headlineOf(ticket, tournament, now, known);
  const there = tournament && hourBeside(headline, tournament, now);
  const isTold = headline?.kind === 'protest';
  useEffect(() => {
    if (isTold) onToldDecision?.();
  }, [isTold, onToldDecision]);
  const room = ownRoom(ticket, tournament, table, now);
  const tapping = useTap(ticket.id, learn);
  const invites =
    headline?.kind.endsWith('incomplete') === true && ticket.place !== 'released' && own?.isCaptain === true;
  const team = tournament !== null && inviting?.(ticket, tournament);
  const boardTo = table === null || tournament === null ? null : boardPath(tournament, table.stage);
  const isBoardFirst = isDecided(table) || headline?.kind === 'disqualified';
  const toBoard = isBoardFirst && boardTo !== null && headline?.action === null && (
    <LinkButton to={boardTo} size="lg" icon="trophy" block>
      {words.showBoard}
    </LinkButton>
  );
  const isLate = tournament !== null && tournament.date !== null && tournament.date <= now;
  const toPlaces = tournament !== null && headline?.kind.startsWith('released') && (
    <LinkButton to={isLate ? paths.tournaments.to() : paths.tournament.to(tournament.id)} size="lg" block>
      {isLate ? words.seeOthers : words.seePlaces}
    </LinkButton>
  );
  const isLive = ticket.place !== 'released' && headline !== null && !ENDED_KINDS.has(headline.kind);
  const needsOwn = isLive && ownSlot !== null;
  const isConsent = headline?.kind === 'consent';
  const asksConsent = needsOwn && tournament !== null && consent?.(tournament, ownSlot, isConsent);
  const isAsked = invites || needsOwn || (headline !== null && headline.action !== null);
  const isDead = ticket.place === 'released' || (tournament?.cancelledAt ?? null) !== null;
  // Without a published tournament, the phone keeps the end that it has stored, unless the unit's place is
  // `released`.
  const isKnown = isDead || tournament !== null;
  const endsAt = isDead ? 0 : endMs(tournament);
  useEffect(() => {
    if (isKnown) note({ until: endsAt === null ? null : new Date(endsAt), isAsked });
  }, [note, isKnown, endsAt, isAsked]);
  return (
    <TicketFrame
      tournament={
        tournament === null ? pageMeta.ticket.title : frameLine(tournament.name, headline?.when ?? null)
      }
      there={there !== null && <TournamentHour>{there}</TournamentHour>}
      name={titleOf(ticket)}
    >
      <HeadlinePart
        headline={headline}
        pass={table?.pass ?? null}
        asOf={asOf}
        stale={stale}
        hasRoom={room !== null}
        room={<RoomPart ticket={ticket} room={room} />}
        action={
          isConsent
            ? asksConsent
            : invites
              ? team
              : toBoard || toPlaces || <TapPart action={headline?.action ?? null} tapping={tapping} />
        }
        reason={headline?.kind === 'rejected' && reason}
      />
      {tournament !== null && headline !== null && (
        <BelowCard
          {...props}
          tournament={tournament}
          headline={headline}
          boardTo={boardTo}
          isDead={isDead}
          isBoardAbove={Boolean(toBoard)}
          asksConsent={!isConsent && asksConsent}
          team={!invites && team}
        />
      )}
      {tournament === null && <Members of={ticket.members} list={props.members} />}
      <OwnData own={own} number={ticket.number} isTeam={ticket.unit.size > 1} />
    </TicketFrame>
  );
}

const MOMENTS: ReadonlySet<HeadlineKind> = new Set([
  'champion',
  'passed',
  'qualified',
  'promoted',
  'pending-promoted',
]);

interface BelowCardProps extends ShownProps {
  readonly tournament: FollowedTournament;
  readonly headline: Headline;
  readonly boardTo: string | null;
  readonly isDead: boolean;
  readonly isBoardAbove: boolean;
  readonly asksConsent: ReactNode;
  readonly team: ReactNode;
}

function BelowCard({ ticket, tournament, table, headline, boardTo, ...props }: BelowCardProps) {
  const { reports, protests, season, members, newRules, calendar, again, asksConsent, team } = props;
  const { isDead, isBoardAbove } = props;
  const now = useNow();
  const isEnded = isOver(withEndAfterRooms(ticket, tournament), now);
  const pride = prideOf(headline.kind);
  const shown = { name: titleOf(ticket), size: ticket.unit.size, members: ticket.members, tournament };
  const toTournament = boardTo ?? paths.tournament.to(tournament.id);
  // The first card (`ticket-card.ts`) has the confirmations at this place too, so that nothing moves.
  const areWindowsFirst = table === null && !isEnded && !asksConsent;
  const windows = <OwnWindows tournament={tournament} ticket={ticket} />;
  return (
    <>
      {areWindowsFirst && windows}
      {MOMENTS.has(headline.kind) && <Burst key={headline.kind} ticketId={ticket.id} kind={headline.kind} />}
      {!isDead && !isEnded && newRules?.(ticket, tournament)}
      {pride !== null && <ProudShare pride={pride} own={{ ...shown, table }} path={toTournament} />}
      {table !== null && table.latest !== null && (
        <LatestPart own={{ ...shown, table }} path={toTournament} />
      )}
      {asksConsent}
      {team && <Card className="empty:hidden">{team}</Card>}
      {table?.takesReports === true && tournament.cancelledAt === null && reports(ticket, tournament, table)}
      {table !== null && <StandingPart table={table} to={isBoardAbove ? null : boardTo} />}
      {/* The offer appears late, after a call, so it stands below the visible part of the screen. */}
      {isEnded && again}
      {(isEnded || isDecided(table)) && season?.(ticket, tournament)}
      {tournament.cancelledAt === null && protests?.(ticket, table)}
      {!isDead && !isEnded && <StageHours tournament={tournament} ownStage={ticket.lobby?.stage ?? 0} />}
      <Members of={ticket.members} list={members} />
      {!areWindowsFirst && windows}
      {isPushWanted(ticket, tournament.windows, headline.kind) && <PushOffer ticketId={ticket.id} />}
      <div className="flex flex-wrap gap-3 *:flex-auto sm:*:flex-none">
        {headline.counts !== null && calendar(tournament)}
        {headline.counts !== null && tournament.date && <SubscribeCalendar ticketId={ticket.id} />}
        {tournament.stage > 0 && table === null && (
          <LinkButton to={paths.board.to(tournament.id)} variant="secondary">
            {words.board}
          </LinkButton>
        )}
        <LinkButton to={paths.tournament.to(tournament.id)} variant="secondary">
          {words.seeTournament}
        </LinkButton>
      </div>
    </>
  );
}

function Members({ of, list }: { of: Ticket['members']; list: TicketScreenProps['members'] }) {
  if (of.length < 2) return null;
  return (
    <Card className="grid gap-3">
      <h2 className="text-xl uppercase">{words.yourTeam}</h2>
      {list(of)}
    </Card>
  );
}

function OwnData({ own, number, isTeam }: { own: OwnRegistration | null; number: number; isTeam: boolean }) {
  return (
    <Card className="grid gap-3">
      <h2 className="text-xl uppercase">{words.ownData}</h2>
      <p className="text-mist">{own === null ? words.ownDataElsewhere : words.ownDataHere}</p>
      {own !== null && (
        <LinkButton to={paths.registrationStatus.to(own.code)} variant="secondary" block>
          {words.privateLink}
        </LinkButton>
      )}
      {own?.others?.map(({ code, playerName }) => (
        <LinkButton key={code} to={paths.registrationStatus.to(code)} variant="secondary" block>
          {words.privateLinkOf(playerName)}
        </LinkButton>
      ))}
      <p className="text-sm text-dim">{words.aboutLink(number, isTeam)}</p>
    </Card>
  );
}

function isDecided(table: TableRank | null): boolean {
  return table !== null && (table.isClosed || table.isChampion);
}

/** A number instead of a Date, so that it stays equal between renders. */
function endMs(tournament: FollowedTournament | null): number | null {
  return tournament === null ? null : (endOf(tournament)?.getTime() ?? null);
}

function boardPath({ id, stage: newest }: FollowedTournament, stage: number): string {
  return stage === newest ? paths.board.to(id) : `${paths.board.to(id)}?fase=${stage}`;
}

function readerOf(own: OwnRegistration | null): Addressee {
  if (own === null) return 'anybody';
  return own.isCaptain ? 'captain' : 'player';
}
