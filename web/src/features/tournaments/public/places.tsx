import { spotsLeft } from '@copa/domain/tournaments/state';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { ProgressBar } from '../../../components/progress-bar.tsx';

/** Taken places in words and as a bar; places that nobody can take any more are not offered. */
export function Places({ tournament, closed }: { tournament: Tournament; closed: boolean }) {
  const { currentPlayers, maxPlayers } = tournament;
  const left = spotsLeft(tournament);
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap justify-between gap-x-3 text-sm">
        <span className="font-semibold text-ink">
          {currentPlayers}/{maxPlayers} inscritos
        </span>
        {!closed && <span className="text-mist">{left === 1 ? 'Queda 1 cupo' : `Quedan ${left} cupos`}</span>}
      </p>
      <ProgressBar label="Cupos ocupados" value={currentPlayers} max={maxPlayers} />
    </div>
  );
}
