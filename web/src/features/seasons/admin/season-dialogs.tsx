import { deleteSeason, removeSeasonTournament, setSeasonState } from '@copa/domain/seasons/endpoints';
import type { Season } from '@copa/domain/seasons/season';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ActDialog } from '../../../components/admin/act-dialog.tsx';
import { paths } from '../../../config/paths.ts';
import * as words from '../words/admin.ts';

interface SeasonDialogProps {
  readonly season: Season;
  readonly onClose: () => void;
}

export function StateDialog({ season: { id, name, state }, onClose }: SeasonDialogProps) {
  // The dialog keeps the question that it opened with, even if somebody else closes or reopens the season.
  const [isOpen] = useState(state === 'open');
  return (
    <ActDialog
      title={isOpen ? words.closeTitle(name) : words.reopenTitle(name)}
      confirm={isOpen ? words.close : words.reopen}
      endpoint={setSeasonState}
      call={() => ({ params: { id }, body: { state: isOpen ? ('closed' as const) : ('open' as const) } })}
      done={isOpen ? words.closeDone : words.reopenDone}
      onClose={onClose}
    >
      <p>{isOpen ? words.closeEffect : words.reopenEffect}</p>
    </ActDialog>
  );
}

export function DeleteDialog({ season: { id, name }, onClose }: SeasonDialogProps) {
  const navigate = useNavigate();
  return (
    <ActDialog
      danger
      title={words.removeTitle(name)}
      confirm={words.remove}
      endpoint={deleteSeason}
      call={() => ({ params: { id } })}
      done={words.removed}
      onDone={() => navigate(paths.admin.seasons.to(), { replace: true })}
      onClose={onClose}
    >
      <p>{words.removeEffect}</p>
    </ActDialog>
  );
}

interface TakeOutDialogProps extends SeasonDialogProps {
  readonly tournament: Pick<Tournament, 'id' | 'name' | 'playersErasedAt'>;
}

export function TakeOutDialog({ season, tournament, onClose }: TakeOutDialogProps) {
  return (
    <ActDialog
      danger
      title={words.takeOutTitle(tournament.name, season.name)}
      confirm={words.takeOut}
      endpoint={removeSeasonTournament}
      call={() => ({ params: { id: season.id, tournamentId: tournament.id } })}
      done={words.takenOut(tournament.name, season.name)}
      onClose={onClose}
    >
      <p>{words.takeOutEffect}</p>
      {tournament.playersErasedAt !== null && (
        <p className="font-semibold text-danger">{words.takenOutForGood}</p>
      )}
    </ActDialog>
  );
}
