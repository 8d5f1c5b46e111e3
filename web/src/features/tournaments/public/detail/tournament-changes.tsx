import { zonedDateTime } from '@copa/domain/time/date-format';
import { movedText } from '@copa/domain/tournaments/date';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { ChangeNotice } from '../../../../components/change-notice.tsx';

/** Differences from the announcement. */
export function TournamentChanges({ tournament }: { tournament: Tournament }) {
  const moved = movedText(tournament, zonedDateTime);
  if (tournament.cancelledAt !== null) {
    return (
      <ChangeNotice tone="danger" title="Torneo cancelado" className="mt-5">
        {tournament.cancelReason === '' ? 'Este torneo no se jugará.' : tournament.cancelReason}
      </ChangeNotice>
    );
  }
  return moved === null ? null : (
    <ChangeNotice tone="warning" title="Cambió de fecha" className="mt-5">
      {moved}
    </ChangeNotice>
  );
}
