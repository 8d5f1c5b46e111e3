import type { Stats } from '@copa/domain/panel/stats';
import { REGISTRATION_STATUS, RegistrationStatusSchema } from '@copa/domain/registrations/places/unit-day';
import { ownHour } from '@copa/domain/time/hours';
import { type ReactNode, useId } from 'react';
import { FailedPage, StaleNotice } from '../../../../components/admin/query-states.tsx';
import { AreaHead } from '../../../../components/page/area-head.tsx';
import { PageSkeleton } from '../../../../components/skeleton.tsx';
import { LiveArea } from '../../../../lib/live/live-area.tsx';
import { serverTimeOf } from '../../../../lib/network/server-clock.ts';
import { useNow } from '../../../../lib/use-now.ts';
import * as words from '../../words/statistics.ts';
import { blockedIn, pendingIn, presentPlaces } from '../pending.ts';
import { useStats } from '../use-stats.ts';
import { ByTournament } from './by-tournament.tsx';
import { percent } from './chart-scale.ts';
import { DataTable } from './data-table.tsx';
import { DaysChart } from './days-chart.tsx';
import { lastDays, weekdayName } from './last-days.ts';

export function StatisticsScreen() {
  return (
    <LiveArea>
      <LiveStatistics />
    </LiveArea>
  );
}

function LiveStatistics() {
  const stats = useStats();
  const now = useNow();
  if (stats.isPending) return <PageSkeleton label={words.loading} />;
  if (stats.data === undefined) return <FailedPage title={words.title} query={stats} />;
  return (
    <div className="wrap pb-16">
      <AreaHead title={words.title} intro={words.dataAt(ownHour(serverTimeOf(stats.dataUpdatedAt), now))} />
      <StaleNotice query={stats} />
      <Statistics stats={stats.data} now={now} />
    </div>
  );
}

function Statistics({ stats, now }: { stats: Stats; now: Date }) {
  const { registrations, approvalMinutes, tournaments } = stats;
  const total = registrations.pending + registrations.approved + registrations.rejected;
  const days = lastDays(stats, now);
  const recent = words.inLastDays(
    days.reduce((sum, { count }) => sum + count, 0),
    days.at(-1)?.count ?? 0,
    days.at(-2)?.count ?? 0,
  );
  const open = presentPlaces(stats, now);
  const [toDecide, blocked] = [pendingIn(stats, now), blockedIn(stats, now)];
  const past = registrations.pending - toDecide - blocked;
  return (
    <div className="grid gap-5">
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,7rem),1fr))] gap-3">
        <Figure label={words.registrations}>{total}</Figure>
        <Figure label={words.toDecide} note={blocked > 0 && words.incomplete(blocked)}>
          {toDecide}
        </Figure>
        <Figure label={words.placesTaken} note={words.inTournaments(open.tournaments, open.isAll)}>
          {percent(open.taken, open.places)} %
        </Figure>
        <Figure label={words.publishedTournaments}>{tournaments.published}</Figure>
      </dl>
      <Panel title={words.registrationsByDay}>
        <p className="text-mist">{recent}.</p>
        <DaysChart days={days} label={`${words.registrationsByDay}: ${recent}`} />
        <DataTable
          caption={words.registrationsByDay}
          columns={[words.day, words.registrations]}
          rows={[...days].reverse().map(({ day, count }) => ({
            key: String(day),
            cells: [weekdayName(day, days.at(-1)?.day), count],
          }))}
        />
      </Panel>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Panel title={words.registrationsByStatus}>
          <StatusChart counts={registrations} />
          {registrations.pending > toDecide && (
            <p className="text-sm text-mist">{words.pendingMeans(toDecide, blocked, past)}</p>
          )}
          <DataTable
            caption={words.registrationsByStatus}
            columns={[words.status, words.registrations, words.share]}
            rows={RegistrationStatusSchema.options.map((status) => ({
              key: status,
              cells: [
                REGISTRATION_STATUS[status].label,
                registrations[status],
                `${percent(registrations[status], total)} %`,
              ],
            }))}
          />
        </Panel>
        <Panel title={words.responseTime}>
          {approvalMinutes === null ? (
            <p className="text-mist">{words.noDecisions}</p>
          ) : (
            <>
              <p className="text-mist">{words.responseTimeText}</p>
              <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,7rem),1fr))] gap-3">
                <Figure label={words.halfWithin}>{words.duration(approvalMinutes.median)}</Figure>
                <Figure label={words.mostWithin}>{words.duration(approvalMinutes.p90)}</Figure>
              </dl>
            </>
          )}
        </Panel>
      </div>
      <Panel title={words.byTournament}>
        <ByTournament stats={stats} now={now} />
      </Panel>
    </div>
  );
}

interface FigureProps {
  readonly label: string;
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

function Figure({ label, note, children }: FigureProps) {
  return (
    <div className="surface grid content-start gap-1 p-4">
      <dt className="text-sm text-mist">{label}</dt>
      <dd className="font-display text-xl font-extrabold whitespace-nowrap text-gold italic tabular-nums sm:text-2xl">
        {children}
      </dd>
      {note && <dd className="text-sm text-mist">{note}</dd>}
    </div>
  );
}

function Panel({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="surface grid min-w-0 gap-4 p-5 sm:p-6">
      <h2 id={id} className="text-[min(1.25rem,9vw)] uppercase">
        {title}
      </h2>
      {children}
    </section>
  );
}

const FILLS = { approved: 'fill-success', pending: 'fill-warning', rejected: 'fill-danger' } as const;
const DOTS = { approved: 'bg-success', pending: 'bg-warning', rejected: 'bg-danger' } as const;

function StatusChart({ counts }: { counts: Stats['registrations'] }) {
  const total = counts.approved + counts.pending + counts.rejected;
  const statuses = RegistrationStatusSchema.options;
  const starts = statuses.map((_, index) =>
    statuses.slice(0, index).reduce((sum, status) => sum + counts[status], 0),
  );
  return (
    <figure aria-label={words.statusesLabel(total)} className="grid gap-3">
      <svg
        aria-hidden="true"
        viewBox="0 0 100 6"
        preserveAspectRatio="none"
        className="h-6 w-full overflow-hidden rounded-sm bg-smoke"
      >
        {statuses.map((status, index) => (
          <rect
            key={status}
            x={total === 0 ? 0 : ((starts[index] ?? 0) / total) * 100}
            width={total === 0 ? 0 : (counts[status] / total) * 100}
            height="6"
            className={FILLS[status]}
          />
        ))}
      </svg>
      <ul className="grid gap-x-6 gap-y-2 sm:flex sm:flex-wrap">
        {statuses.map((status) => (
          <li key={status} className="flex items-center gap-2">
            <span aria-hidden="true" className={`size-3 rounded-full ${DOTS[status]}`} />
            <span>
              {REGISTRATION_STATUS[status].label}: <strong className="tabular-nums">{counts[status]}</strong>{' '}
              <span className="text-sm text-mist">({percent(counts[status], total)}&nbsp;%)</span>
            </span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
