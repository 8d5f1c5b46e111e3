import { MINUTE_MS, STATS_DAYS } from '@copa/domain/limits';
import { getStats } from '@copa/domain/panel/endpoints';
import type { Stats } from '@copa/domain/panel/stats';
import { REGISTRATION_STATUS, RegistrationStatusSchema } from '@copa/domain/registrations/registration';
import { shortDateTime } from '@copa/domain/time/date-format';
import { type ReactNode, useId } from 'react';
import { LoadError, StaleNotice } from '../../../../components/admin/query-states.tsx';
import { EmptyState } from '../../../../components/message-state.tsx';
import { PageHeader } from '../../../../components/page-header.tsx';
import { PageSkeleton } from '../../../../components/skeleton.tsx';
import { useApiQuery } from '../../../../lib/admin/admin-api.ts';
import { duration, percent } from './chart-scale.ts';
import { DataTable } from './data-table.tsx';
import { DaysChart, dayName } from './days-chart.tsx';
import { FillChart } from './fill-chart.tsx';
import { StatusChart } from './status-chart.tsx';

export function StatisticsScreen() {
  const stats = useApiQuery(getStats, {}, { refetchInterval: MINUTE_MS });
  if (stats.isPending) return <PageSkeleton label="Cargando estadísticas…" />;
  if (stats.data === undefined) return <LoadError query={stats} />;
  return (
    <div className="wrap pb-16">
      <PageHeader title="Estadísticas" intro={`Datos al ${shortDateTime(new Date(stats.dataUpdatedAt))}`} />
      <StaleNotice query={stats} />
      <Statistics stats={stats.data} />
    </div>
  );
}

function Statistics({ stats }: { stats: Stats }) {
  const { registrations, registrationsByDay, approvalMinutes, perTournament, tournaments } = stats;
  const total = registrations.pending + registrations.approved + registrations.rejected;
  const recent = registrationsByDay.reduce((sum, { count }) => sum + count, 0);
  const places = perTournament.reduce((sum, { maxPlayers }) => sum + maxPlayers, 0);
  const taken = perTournament.reduce((sum, { currentPlayers }) => sum + currentPlayers, 0);
  return (
    <div className="grid gap-5">
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,7rem),1fr))] gap-3">
        <Figure label="Inscripciones">{total}</Figure>
        <Figure label="Por revisar">{registrations.pending}</Figure>
        <Figure label="Cupos ocupados">{percent(taken, places)} %</Figure>
        <Figure label="Torneos publicados">{tournaments.published}</Figure>
      </dl>
      <Panel title="Inscripciones por día">
        <p className="text-mist">
          {recent} en los últimos {STATS_DAYS} días.
        </p>
        <DaysChart
          days={registrationsByDay}
          label={`Inscripciones por día: ${recent} en los últimos ${STATS_DAYS} días, ${registrationsByDay.at(-1)?.count ?? 0} hoy`}
        />
        <DataTable
          caption="Inscripciones por día"
          columns={['Día', 'Inscripciones']}
          rows={registrationsByDay
            .toReversed()
            .map(({ day, count }) => ({ key: day, cells: [dayName(day), count] }))}
        />
      </Panel>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Panel title="Por estado">
          <StatusChart counts={registrations} />
          <DataTable
            caption="Inscripciones por estado"
            columns={['Estado', 'Inscripciones', 'Parte']}
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
        <Panel title="Tiempo de aprobación">
          {approvalMinutes === null ? (
            <p className="text-mist">Todavía no hay decisiones en los últimos {STATS_DAYS} días.</p>
          ) : (
            <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,7rem),1fr))] gap-3">
              <Figure label="La mitad, en menos de">{duration(approvalMinutes.median)}</Figure>
              <Figure label="9 de cada 10, en menos de">{duration(approvalMinutes.p90)}</Figure>
            </dl>
          )}
        </Panel>
      </div>
      <Panel title="Por torneo">
        {perTournament.length === 0 ? (
          <EmptyState heading="h3" title="Ningún torneo todavía" />
        ) : (
          <>
            <FillChart tournaments={perTournament} />
            <DataTable
              caption="Inscripciones por torneo"
              columns={[
                'Torneo',
                'Cupos',
                'Ocupados',
                REGISTRATION_STATUS.pending.label,
                REGISTRATION_STATUS.approved.label,
                REGISTRATION_STATUS.rejected.label,
              ]}
              rows={perTournament.map(({ id, name, maxPlayers, currentPlayers, registrations: counts }) => ({
                key: id,
                cells: [name, maxPlayers, currentPlayers, counts.pending, counts.approved, counts.rejected],
              }))}
            />
          </>
        )}
      </Panel>
    </div>
  );
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="surface grid content-between gap-1 p-4">
      <dt className="text-sm text-mist">{label}</dt>
      <dd className="font-display text-xl font-extrabold whitespace-nowrap text-gold italic tabular-nums sm:text-2xl">
        {children}
      </dd>
    </div>
  );
}

function Panel({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="surface grid min-w-0 gap-4 p-5 sm:p-6">
      <h2 id={id} className="text-xl uppercase">
        {title}
      </h2>
      {children}
    </section>
  );
}
