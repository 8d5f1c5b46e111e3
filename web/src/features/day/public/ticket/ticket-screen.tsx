import { headlineOf } from '@copa/domain/day/headline';
import type { HeadlineKind } from '@copa/domain/day/headline-kind';
import type { Reader } from '@copa/domain/registrations/reader';
import type { Ticket } from '@copa/domain/registrations/ticket';
import { ownAt } from '@copa/domain/time/hours';
import type { FollowedTournament } from '@copa/domain/tournaments/followed';
import { REFUSAL_MESSAGES } from '@copa/domain/tournaments/words/refusals';
import type { ReactNode } from 'react';
import { LinkButton } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { Icon, type IconName } from '../../../../components/icon.tsx';
import { EmptyState, LoadFailed } from '../../../../components/message-state.tsx';
import { optionalPart } from '../../../../components/optional-part.ts';
import { PageHeader } from '../../../../components/page-header.tsx';
import { PageSkeleton } from '../../../../components/skeleton.tsx';
import { pageMeta } from '../../../../config/page-meta.ts';
import { paths } from '../../../../config/paths.ts';
import { cx } from '../../../../lib/cx.ts';
import { useNow } from '../../../../lib/use-now.ts';
import * as words from '../../words/ticket.ts';
import { OwnWindows } from '../own-windows.tsx';
import { Countdown } from './countdown.tsx';
import { RoomPart } from './room/room-part.tsx';
import { SubscribeCalendar } from './subscribe-calendar.tsx';
import { TapPart } from './tap-part.tsx';
import { useTap } from './use-tap.ts';
import { type KnownTicket, type ReadTournament, useTicket } from './use-ticket.ts';

/** No visit without a connection has it, and none needs it. */
const PushOffer = optionalPart(() => import('./push/push-offer.tsx'));

interface TicketScreenProps {
  readonly id: string;
  readonly readTournament: ReadTournament;
  /** The registration of somebody who made it on this device. */
  readonly own: OwnRegistration | null;
  readonly members: (members: Ticket['members']) => ReactNode;
  /** The captain's link for the team. */
  readonly inviting?: (ticket: Ticket, tournament: FollowedTournament) => ReactNode;
  /** Adds the date to a calendar. */
  readonly calendar: (tournament: FollowedTournament) => ReactNode;
}

interface OwnRegistration {
  readonly code: string;
  readonly isCaptain: boolean;
}

/** «Mi torneo»: where the unit stands, in one sentence. */
export function TicketScreen({ id, readTournament, ...parts }: TicketScreenProps) {
  const load = useTicket(id, readTournament);
  if (load.state === 'loading') return <PageSkeleton label={words.loading} />;
  if (load.state === 'missing') {
    return (
      <div className="wrap-narrow">
        <NoTicket />
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

function NoTicket() {
  return (
    <EmptyState
      heading="h1"
      illustration="feather"
      title={words.missingTitle}
      actions={
        <>
          <LinkButton to={paths.myRegistrations.to()}>{pageMeta.myRegistrations.title}</LinkButton>
          <LinkButton to={paths.tournaments.to()} variant="secondary">
            {words.seeTournaments}
          </LinkButton>
        </>
      }
    >
      {words.missingText}
    </EmptyState>
  );
}

type Tone = 'good' | 'waiting' | 'bad' | 'neutral';

/** All others wait for something. */
const TONES: Readonly<Partial<Record<HeadlineKind, Tone>>> = {
  cancelled: 'bad',
  rejected: 'bad',
  released: 'bad',
  'released-incomplete': 'bad',
  lost: 'bad',
  'lost-late': 'bad',
  waited: 'bad',
  review: 'bad',
  promoted: 'good',
  coming: 'good',
  confirmed: 'good',
  'confirmed-next': 'good',
  final: 'good',
  'in-play': 'good',
  undated: 'good',
  dated: 'good',
  over: 'neutral',
};

const LOOKS: Readonly<Record<Tone, { readonly icon: IconName; readonly colours: string }>> = {
  good: { icon: 'check', colours: 'border-success/60 text-success' },
  waiting: { icon: 'clock', colours: 'border-warning/60 text-warning' },
  bad: { icon: 'close', colours: 'border-danger/60 text-danger' },
  neutral: { icon: 'flag', colours: 'border-edge text-mist' },
};

interface ShownProps
  extends KnownTicket,
    Pick<TicketScreenProps, 'own' | 'members' | 'inviting' | 'calendar'> {
  readonly stale: boolean;
  readonly learn: (ticket: Ticket) => void;
}

function Shown(props: ShownProps) {
  const { ticket, tournament, asOf, position, own, stale, learn, members, inviting, calendar } = props;
  const now = useNow();
  const headline = tournament === null ? null : headlineOf(ticket, tournament, now, readerOf(own), position);
  const { icon, colours } = LOOKS[headline === null ? 'bad' : (TONES[headline.kind] ?? 'waiting')];
  const tapping = useTap(ticket.id, learn);
  const counts = headline?.counts ?? null;
  const invites =
    headline?.kind.endsWith('incomplete') === true && ticket.place !== 'released' && own?.isCaptain === true;
  return (
    <div className="wrap-narrow grid gap-6 pb-16">
      <PageHeader
        className="pt-6! pb-0! sm:pt-10!"
        eyebrow={tournament?.name ?? pageMeta.ticket.title}
        title={nameOf(ticket)}
      />
      <Card className="grid gap-5">
        <output className={cx('flex gap-3 border-l-4 pl-4', colours)}>
          <Icon name={icon} className="mt-1 size-6" />
          <span className="grid min-w-0 gap-1.5">
            <strong className="text-xl text-balance text-ink">
              {headline?.sentence ?? REFUSAL_MESSAGES['tournament-not-published']}
            </strong>
            {headline !== null && headline.next !== null && (
              <span className="text-mist">{headline.next}</span>
            )}
          </span>
        </output>
        <TapPart action={headline?.action ?? null} tapping={tapping} />
        {counts !== null && !(counts.to === 'start' && ticket.rooms.length > 0) && (
          <Countdown to={counts.at} label={words.countdownLabels[counts.to]} />
        )}
        <p className={cx('text-sm', stale ? 'font-semibold text-warning' : 'text-dim')}>
          <output>
            {stale ? words.notUpdated(ownAt(new Date(asOf), now)) : words.updated(ownAt(new Date(asOf), now))}
          </output>
        </p>
      </Card>
      {tournament !== null && inviting?.(ticket, tournament)}
      <RoomPart ticket={ticket} />
      {headline !== null && headline.kind !== 'over' && hasSaid(ticket) && <PushOffer ticketId={ticket.id} />}
      {tournament !== null && <OwnWindows tournament={tournament} ticket={ticket} />}
      {ticket.members.length > 1 && (
        <Card className="grid gap-3">
          <h2 className="text-xl uppercase">{words.yourTeam}</h2>
          {members(ticket.members)}
        </Card>
      )}
      <div className="flex flex-wrap gap-3 *:flex-auto sm:*:flex-none">
        {own !== null && (
          <LinkButton to={paths.registrationStatus.to(own.code)} variant={invites ? 'primary' : 'secondary'}>
            {invites ? words.shareInvitation : words.privateLink}
          </LinkButton>
        )}
        {counts !== null && tournament !== null && calendar(tournament)}
        {counts !== null && tournament?.date && <SubscribeCalendar ticketId={ticket.id} />}
        {tournament !== null && tournament.stage > 0 && (
          <LinkButton to={paths.board.to(tournament.id)} variant="secondary">
            {words.board}
          </LinkButton>
        )}
        {tournament !== null && (
          <LinkButton to={paths.tournament.to(tournament.id)} variant="secondary">
            {words.seeTournament}
          </LinkButton>
        )}
      </div>
      <p className="text-sm text-dim">{words.aboutLink(ticket.number)}</p>
    </div>
  );
}

/** Notices are offered only after a first act. */
function hasSaid({ place, confirmations, readyAt }: Ticket): boolean {
  return place !== 'released' && (readyAt !== null || Object.values(confirmations).some(Boolean));
}

function readerOf(own: OwnRegistration | null): Reader {
  if (own === null) return 'anybody';
  return own.isCaptain ? 'captain' : 'player';
}

function nameOf({ name, unit: { tag } }: Ticket): string {
  return tag === '' ? name : `${tag} ${name}`;
}
