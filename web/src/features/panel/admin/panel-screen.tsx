import { MINUTE_MS } from '@copa/domain/limits';
import type { Stats } from '@copa/domain/panel/stats';
import { can, isNamed } from '@copa/domain/people/roles';
import { getSettings } from '@copa/domain/site/settings-endpoints';
import { ownHour } from '@copa/domain/time/hours';
import { ownStart } from '@copa/domain/tournaments/date';
import { getRefereed } from '@copa/domain/tournaments/endpoints';
import { REFEREED_AFTER_MS } from '@copa/domain/tournaments/refereeing/refereed';
import { type ReactNode, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { LoadError } from '../../../components/admin/query-states.tsx';
import { Badge } from '../../../components/badge.tsx';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { Icon, type IconName } from '../../../components/icon.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { dayPath } from '../../../config/day-path.ts';
import { paths } from '../../../config/paths.ts';
import { useApiQuery } from '../../../lib/admin/admin-api.ts';
import { useAdmin } from '../../../lib/admin/admin-context.ts';
import { LiveArea } from '../../../lib/live/live-area.tsx';
import { messageOf } from '../../../lib/network/api-client.ts';
import { useNow } from '../../../lib/use-now.ts';
import * as words from '../words/panel.ts';
import { attentionOf, isNear, privacyAttention } from './attention.ts';
import { AttentionList } from './attention-list.tsx';
import { SignOutEverywhere } from './sign-out-everywhere.tsx';
import { useStats } from './use-stats.ts';

const REFEREED_AGAIN_MS = MINUTE_MS;

export function PanelScreen() {
  const { user } = useAdmin();
  if (!can(user, 'view_statistics')) return <Panel stats={null} />;
  return (
    <LiveArea>
      <LivePanel />
    </LiveArea>
  );
}

function LivePanel() {
  return <Panel stats={useStats()} />;
}

function Panel({ stats }: { stats: ReturnType<typeof useStats> | null }) {
  const { user, signOut } = useAdmin();
  const now = useNow();
  const isReferee = isNamed(user);
  const data = stats?.data;
  const settings = useApiQuery(getSettings, {}, { enabled: can(user, 'manage_system') });
  const privacy = settings.data?.privacy;
  const attention = useMemo(
    () =>
      data === undefined
        ? null
        : [...attentionOf(data, user, now), ...(privacy === undefined ? [] : privacyAttention(privacy))],
    [data, now, privacy, user],
  );
  return (
    <div className="wrap pb-16">
      <PageHeader
        title={isReferee ? words.refereeTitle : words.title}
        className="pt-4! pb-2! sm:pt-8! sm:pb-3!"
      />
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 sm:mb-6">
        <p className="min-w-0 text-lg wrap-anywhere">{words.welcome(user.displayName)}</p>
        <Button variant="secondary" onClick={() => void signOut()}>
          {words.signOut}
        </Button>
      </div>
      {stats?.isError === true && (
        <p role="alert" className="mb-4 flex flex-wrap items-center gap-3 text-warning">
          {messageOf(stats.error)}
          <Button variant="ghost" onClick={() => void stats.refetch()}>
            {words.tryAgain}
          </Button>
        </p>
      )}
      {isReferee && <RefereeToday />}
      {(attention !== null || stats?.isFetching === true) && <AttentionList items={attention} />}
      <Card className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-3 sm:mb-5">
        <p className="max-w-prose text-mist max-sm:text-sm">{isReferee ? words.refereeIntro : words.intro}</p>
        <Badge tone="success">
          {words.activeSession(user.loginTime === null ? null : ownHour(user.loginTime, now))}
        </Badge>
      </Card>
      {!isReferee && <PanelCards stats={data} />}
      <SignOutEverywhere />
    </div>
  );
}

function Figure({ children }: { children: string | undefined }) {
  return <p className="min-h-6 font-semibold text-gold sm:min-h-7 sm:text-lg">{children}</p>;
}

/** Straight to what waits, as the card says. */
function inboxOf(stats: Stats | undefined): string {
  const waits = stats !== undefined && stats.registrations.pending > 0;
  return `${paths.admin.registrations.to()}${waits ? '?estado=pending' : ''}`;
}

function PanelCards({ stats }: { stats: Stats | undefined }) {
  const { user } = useAdmin();
  return (
    <div className="grid grid-cols-2 gap-3 sm:gap-5">
      <PanelCard
        icon="trophy"
        title={words.tournamentsTitle}
        description={words.tournamentsText}
        to={can(user, 'manage_tournaments') ? paths.admin.tournaments.to() : null}
      >
        <Figure>
          {stats && words.publishedAndScheduled(stats.tournaments.published, stats.tournaments.scheduled)}
        </Figure>
      </PanelCard>
      <PanelCard
        icon="user"
        title={words.registrationsTitle}
        description={words.registrationsText}
        to={can(user, 'manage_registrations') ? inboxOf(stats) : null}
      >
        <Figure>{stats && words.toReview(stats.registrations.pending)}</Figure>
      </PanelCard>
      <PanelCard
        icon="star"
        title={words.statisticsTitle}
        description={words.statisticsText}
        to={can(user, 'view_statistics') ? paths.admin.statistics.to() : null}
      >
        <Figure>{stats && words.approvedPlayers(stats.registrations.approved)}</Figure>
      </PanelCard>
      <PanelCard
        icon="shield"
        title={words.settingsTitle}
        description={words.settingsText}
        to={can(user, 'manage_system') ? paths.admin.settings.to() : paths.admin.admins.to()}
      >
        <Figure>{stats && words.accessRequests(stats.pendingRequests)}</Figure>
      </PanelCard>
    </div>
  );
}

interface PanelCardProps {
  readonly title: string;
  readonly description: string;
  readonly icon: IconName;
  /** Null where this person has no screen to open. */
  readonly to: string | null;
  readonly children?: ReactNode;
}

function PanelCard({ title, description, icon, to, children }: PanelCardProps) {
  return (
    <article className="surface relative grid min-w-0 content-start gap-2 p-3 transition-colors hover:border-ember/60 sm:gap-3 sm:p-6">
      <Icon name={icon} className="size-6 text-ember sm:size-8" />
      <h2 className="text-lg uppercase wrap-anywhere sm:text-xl">
        {to === null ? (
          title
        ) : (
          <Link to={to} className="after:absolute after:inset-0">
            {title}
          </Link>
        )}
      </h2>
      <p className="text-mist max-sm:text-sm">{description}</p>
      {to === null ? <Badge className="w-fit">{words.soon}</Badge> : children}
    </article>
  );
}

/** A referee of all tournaments sees those of these days, another one all that they are named for. */
function RefereeToday() {
  const now = useNow();
  const list = useApiQuery(getRefereed, {}, { refetchInterval: REFEREED_AGAIN_MS });
  if (list.isError && list.data === undefined) return <LoadError query={list} />;
  const { all = false, tournaments } = list.data ?? {};
  const shown = tournaments
    ?.filter(({ date, until }) => !all || (date !== null && (isNear(date, now) || isOver(until, now))))
    .toSorted((one, other) => (one.date?.getTime() ?? Infinity) - (other.date?.getTime() ?? Infinity));
  const items = shown?.map((tournament) => {
    const { id, name, until } = tournament;
    const isLeft = until !== null && isOver(until, now);
    return {
      key: id,
      icon: 'flag' as const,
      title: name,
      detail: isLeft ? words.protestsUntil(ownHour(until, now)) : ownStart(tournament, now),
      to: dayPath(id),
      waits: false,
    };
  });
  return (
    <AttentionList
      items={items ?? null}
      title={all ? words.theseDays : words.yourTournaments}
      none={all ? words.nothingToReferee : words.namedForNothing}
      isAlone
    />
  );
}

function isOver(until: Date | null, now: Date): boolean {
  return until !== null && now.getTime() > until.getTime() - REFEREED_AFTER_MS;
}
