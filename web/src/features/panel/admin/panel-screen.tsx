import { MINUTE_MS } from '@copa/domain/limits';
import type { Stats } from '@copa/domain/panel/stats';
import { can, firstScreenOf, isNamed, type NamedRole } from '@copa/domain/people/roles';
import { NAMED_ROLE_WORDS, namedForNothing, panelOf } from '@copa/domain/people/words';
import { getSettings } from '@copa/domain/site/settings-endpoints';
import { ownHour } from '@copa/domain/time/hours';
import { ownStart } from '@copa/domain/tournaments/date';
import { getNamedTournaments } from '@copa/domain/tournaments/endpoints';
import { NAMEABLE_AFTER_MS } from '@copa/domain/tournaments/naming/nameable';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { LoadError } from '../../../components/admin/query-states.tsx';
import { ShownTogether } from '../../../components/admin/shown-together.tsx';
import { Badge } from '../../../components/badge.tsx';
import { Button } from '../../../components/button.tsx';
import { SignOutButton } from '../../../components/dialog/sign-out-button.tsx';
import { Icon, type IconName } from '../../../components/icon.tsx';
import { dayPath } from '../../../config/day-path.ts';
import { paths } from '../../../config/paths.ts';
import { useApiQuery } from '../../../lib/admin/admin-api.ts';
import { useAdmin } from '../../../lib/admin/admin-context.ts';
import { LiveArea } from '../../../lib/live/live-area.tsx';
import { messageOf } from '../../../lib/network/api-client.ts';
import { useNow } from '../../../lib/use-now.ts';
import * as words from '../words/panel.ts';
import { decisionsOf, isNear, privacyAttention, prizesOf, todayOf } from './attention.ts';
import { AttentionList, AttentionSkeleton } from './attention-list.tsx';
import { pendingIn } from './pending.ts';
import { SignOutEverywhere } from './sign-out-everywhere.tsx';
import { useStats } from './use-stats.ts';

const NAMED_AGAIN_MS = MINUTE_MS;

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
  const named = isNamed(user) ? user.role : null;
  return (
    <div className="wrap grid gap-2 pt-2 pb-12 sm:gap-6 sm:pt-8">
      <header className="flex flex-wrap items-center justify-between gap-x-3">
        <div className="min-w-0 flex-auto basis-36">
          <h1 tabIndex={-1} className="text-[min(1.25rem,5.55vw)] uppercase max-sm:leading-snug sm:text-2xl">
            {named === null ? words.title : panelOf(named)}
          </h1>
          <p className="wrap-break-word max-sm:leading-snug">{words.welcome(user.displayName)}</p>
        </div>
        <SignOutButton
          variant="ghost"
          className="-mr-[min(0.75rem,var(--gutter))] px-3!"
          onSignOut={() => signOut()}
        >
          {words.signOut}
        </SignOutButton>
        <div className="flex basis-full">
          <Badge tone="success" className="w-fit max-sm:border-0 max-sm:bg-transparent max-sm:p-0 sm:mt-1">
            {words.activeSession(user.loginTime === null ? null : ownHour(user.loginTime, now))}
          </Badge>
        </div>
      </header>
      <ShownTogether loading={words.loadingToday}>
        {stats?.isError === true && (
          <p role="alert" className="flex flex-wrap items-center gap-3 text-warning">
            {messageOf(stats.error)}
            <Button variant="ghost" onClick={() => void stats.refetch()}>
              {words.tryAgain}
            </Button>
          </p>
        )}
        {named !== null && <NamedToday role={named} />}
        {stats?.data !== undefined && <Asked stats={stats.data} now={now} />}
        {stats?.data === undefined && stats?.isFetching === true && <AttentionSkeleton />}
        {named === null && <PanelCards stats={stats?.data} now={now} />}
        <p className="surface max-w-prose p-3 text-sm text-mist sm:p-4">
          {named === null ? words.intro : NAMED_ROLE_WORDS[named].intro}
        </p>
        <SignOutEverywhere />
      </ShownTogether>
    </div>
  );
}

function Asked({ stats, now }: { stats: Stats; now: Date }) {
  const { user } = useAdmin();
  const settings = useApiQuery(getSettings, {}, { enabled: can(user, 'manage_system') });
  const privacy = settings.data?.privacy;
  const today = todayOf(stats, user, now);
  const decisions = [
    ...decisionsOf(stats, user, now),
    ...(privacy === undefined ? [] : privacyAttention(privacy)),
  ];
  const prizes = prizesOf(stats, user, now);
  if (today.next === null && today.rest.length + decisions.length + prizes.length === 0) {
    return <p className="surface p-3 text-mist">{words.nothingToday}</p>;
  }
  return (
    <div className="grid gap-2 sm:gap-4 lg:grid-cols-2 lg:gap-6">
      <AttentionList title={words.today} items={today.rest} next={today.next} />
      <div className="grid content-start gap-2 empty:hidden sm:gap-4">
        <AttentionList title={words.decisions} items={decisions} isBrief />
        <AttentionList title={words.prizes} items={prizes} />
      </div>
    </div>
  );
}

function Figure({ children }: { children: string | undefined }) {
  return <p className="min-h-5 text-sm font-semibold text-mist max-sm:sr-only">{children}</p>;
}

function inboxOf(stats: Stats | undefined, now: Date): string {
  const waits = stats !== undefined && pendingIn(stats, now) > 0;
  return `${paths.admin.registrations.to()}${waits ? '?estado=pending' : ''}`;
}

function PanelCards({ stats, now }: { stats: Stats | undefined; now: Date }) {
  const { user } = useAdmin();
  const hasSettings = can(user, 'manage_system');
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-2 sm:grid-cols-2 sm:gap-4 lg:grid-cols-4">
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
        to={can(user, 'manage_registrations') ? inboxOf(stats, now) : null}
      ></PanelCard>
      <PanelCard
        icon="star"
        title={words.statisticsTitle}
        description={words.statisticsText}
        to={can(user, 'view_statistics') ? paths.admin.statistics.to() : null}
      >
        <Figure>{stats && words.approvedRegistrations(stats.registrations.approved)}</Figure>
      </PanelCard>
      <PanelCard
        icon="shield"
        title={words.settingsTitle}
        description={hasSettings ? words.settingsText : words.adminsText}
        to={hasSettings ? paths.admin.settings.to() : paths.admin.admins.to()}
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
  readonly to: string | null;
  readonly children?: ReactNode;
}

function PanelCard({ title, description, icon, to, children }: PanelCardProps) {
  return (
    <article className="surface relative grid min-w-0 content-start gap-1 p-3 transition-colors hover:border-ember/60 sm:p-4">
      <h2 className="flex items-start gap-2 text-base leading-tight uppercase wrap-anywhere sm:text-lg">
        <Icon name={icon} className="size-5 text-ember max-[22rem]:hidden" />
        {to === null ? (
          title
        ) : (
          <Link to={to} className="after:absolute after:inset-0">
            {title}
          </Link>
        )}
      </h2>
      <p className="text-sm text-mist max-sm:sr-only">{description}</p>
      {to === null ? <Badge className="w-fit">{words.soon}</Badge> : children}
    </article>
  );
}

function NamedToday({ role }: { role: NamedRole }) {
  const now = useNow();
  const list = useApiQuery(getNamedTournaments, {}, { refetchInterval: NAMED_AGAIN_MS });
  if (list.isError && list.data === undefined) return <LoadError query={list} />;
  const { all = false, tournaments } = list.data ?? {};
  const shown = tournaments
    ?.filter(({ date, until }) => !all || (date !== null && (isNear(date, now) || isOver(until, now))))
    .toSorted(
      (one, other) =>
        Number(isOver(one.until, now)) - Number(isOver(other.until, now)) ||
        (one.date?.getTime() ?? Infinity) - (other.date?.getTime() ?? Infinity),
    );
  const items = shown?.map((tournament) => {
    const { id, name, until } = tournament;
    const isLeft = until !== null && isOver(until, now);
    return {
      key: id,
      title: name,
      detail: isLeft ? NAMED_ROLE_WORDS[role].afterEnd(ownHour(until, now)) : ownStart(tournament, now),
      to: dayPath(id, firstScreenOf({ role })),
    };
  });
  if (items === undefined) return <AttentionSkeleton />;
  if (items.length === 0) {
    return <p className="surface p-3 text-mist">{all ? words.nothingSoon : namedForNothing(role)}</p>;
  }
  return <AttentionList title={all ? words.theseDays : words.yourTournaments} items={items} isAlone />;
}

function isOver(until: Date | null, now: Date): boolean {
  return until !== null && now.getTime() > until.getTime() - NAMEABLE_AFTER_MS;
}
