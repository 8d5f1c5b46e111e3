import type { Stats } from '@copa/domain/panel/stats';
import { shortDate } from '@copa/domain/time/date-format';
import { startText } from '@copa/domain/tournaments/date';
import { Link } from 'react-router-dom';
import { ProgressBar } from '../../../../components/progress-bar.tsx';
import { paths } from '../../../../config/paths.ts';
import { percent } from './chart-scale.ts';

type TournamentStats = Stats['perTournament'][number];

/** Taken places of each tournament, with a link to its registrations. */
export function FillChart({ tournaments }: { tournaments: readonly TournamentStats[] }) {
  return (
    <ul className="grid gap-x-10 gap-y-4 lg:grid-cols-2">
      {tournaments.map(({ id, name, date, timeZone, currentPlayers, maxPlayers, registrations }) => (
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
              {currentPlayers}/{maxPlayers} · {percent(currentPlayers, maxPlayers)} %
            </p>
          </div>
          <ProgressBar label={`Cupos ocupados de ${name}`} value={currentPlayers} max={maxPlayers} />
          <p className="text-sm text-dim">
            {startText({ date, timeZone }, shortDate)} · {registrations.pending} por revisar
          </p>
        </li>
      ))}
    </ul>
  );
}
