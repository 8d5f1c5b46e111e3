import { STATS_TOURNAMENTS } from '@copa/domain/limits';
import type { Stats } from '@copa/domain/panel/stats';
import { REGISTRATION_STATUS } from '@copa/domain/registrations/places/unit-day';
import { dateText } from '@copa/domain/time/days';
import { ownTimeZone } from '@copa/domain/time/wall-clock';
import { startText } from '@copa/domain/tournaments/date';
import { listTournamentsWithRegistrations } from '@copa/domain/tournaments/endpoints';
import { decidable, isPast } from '@copa/domain/tournaments/state';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../../../components/button.tsx';
import { EmptyState } from '../../../../components/message-state.tsx';
import { OutOf } from '../../../../components/page/spoken.tsx';
import { ProgressBar } from '../../../../components/progress-bar.tsx';
import { paths } from '../../../../config/paths.ts';
import { useWholeList } from '../../../../lib/admin/admin-api.ts';
import { messageOf } from '../../../../lib/network/api-client.ts';
import * as words from '../../words/statistics.ts';
import { percent } from './chart-scale.ts';
import { DataTable } from './data-table.tsx';

type TournamentStats = Pick<
  Stats['perTournament'][number],
  | 'id'
  | 'name'
  | 'status'
  | 'date'
  | 'endDate'
  | 'endedAt'
  | 'cancelledAt'
  | 'currentPlayers'
  | 'maxPlayers'
  | 'registrations'
>;

interface ByTournamentProps {
  readonly stats: Stats;
  readonly now: Date;
}

export function ByTournament({ stats: { perTournament, tournaments: counts }, now }: ByTournamentProps) {
  const [wantsAll, setWantsAll] = useState(false);
  const whole = useWholeList(listTournamentsWithRegistrations, { enabled: wantsAll });
  const charts = useRef<HTMLDivElement>(null);
  const isWhole = whole.data !== undefined;
  useEffect(() => {
    if (isWhole)
      charts.current?.querySelector<HTMLElement>(`li:nth-child(${STATS_TOURNAMENTS + 1}) a`)?.focus();
  }, [isWhole]);
  if (perTournament.length === 0) {
    return <EmptyState illustration="nest" heading="h3" title={words.noTournament} />;
  }
  const listed = new Set(perTournament.map(({ id }) => id));
  const others = whole.data?.tournaments.filter(({ id }) => !listed.has(id)) ?? [];
  const tournaments: readonly TournamentStats[] = [...perTournament, ...others];
  const all = counts.draft + counts.scheduled + counts.published;
  const left = isWhole ? 0 : all - perTournament.length;
  return (
    <div ref={charts} className="grid gap-4">
      {left > 0 && <p className="text-mist">{words.shownOf(perTournament.length, all)}</p>}
      <FillChart tournaments={tournaments} now={now} />
      {left > 0 && (
        <Button
          variant="secondary"
          className="w-fit"
          busy={whole.isFetching}
          onClick={() => (wantsAll ? void whole.refetch() : setWantsAll(true))}
        >
          {words.showOthers(left)}
        </Button>
      )}
      {left > 0 && whole.isError && (
        <p role="alert" className="text-warning">
          {messageOf(whole.error)}
        </p>
      )}
      <DataTable
        caption={words.registrationsByTournament}
        columns={[
          words.tournament,
          words.places,
          words.taken,
          REGISTRATION_STATUS.pending.label,
          REGISTRATION_STATUS.approved.label,
          REGISTRATION_STATUS.rejected.label,
        ]}
        rows={tournaments.map(({ id, name, maxPlayers, currentPlayers, registrations: counts }) => ({
          key: id,
          cells: [name, maxPlayers, currentPlayers, counts.pending, counts.approved, counts.rejected],
        }))}
      />
    </div>
  );
}

function leftOf(tournament: TournamentStats, now: Date): string {
  const { status, cancelledAt, registrations } = tournament;
  if (cancelledAt !== null) return words.cancelled;
  if (isPast(tournament, now)) return words.over;
  const left = words.leftToDecide(decidable(registrations), registrations.blocked ?? 0);
  if (status === 'published') return left;
  return registrations.pending === 0 ? words.unpublished[status] : `${words.unpublished[status]} · ${left}`;
}

interface FillChartProps {
  readonly tournaments: readonly TournamentStats[];
  readonly now: Date;
}

function FillChart({ tournaments, now }: FillChartProps) {
  return (
    <ul className="grid gap-x-10 gap-y-4 lg:grid-cols-2">
      {tournaments.map((tournament) => {
        const { id, name, date, currentPlayers, maxPlayers } = tournament;
        const start = startText({ date, timeZone: ownTimeZone() }, now, dateText);
        return (
          <li key={id} className="grid gap-1.5">
            <div className="flex flex-wrap items-center justify-between gap-x-3">
              <h3 className="text-lg">
                <Link
                  to={`${paths.admin.registrations.to()}?torneo=${encodeURIComponent(id)}`}
                  className="flex min-h-11 items-center underline decoration-edge underline-offset-4 hover:text-gold"
                >
                  {name}
                </Link>
              </h3>
              <p className="text-sm text-mist tabular-nums">
                <OutOf count={currentPlayers} all={maxPlayers} /> · {percent(currentPlayers, maxPlayers)} %
              </p>
            </div>
            <ProgressBar label={words.placesTakenOf(name)} value={currentPlayers} max={maxPlayers} />
            <p className="text-sm text-dim">
              {start} · {leftOf(tournament, now)}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
