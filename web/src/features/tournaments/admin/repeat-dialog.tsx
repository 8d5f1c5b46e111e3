import { Link } from 'react-router-dom';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx';
import { tournamentPath } from '../../../config/day-path.ts';
import type { ListedTournament } from '../../../lib/live/use-live-tournaments.ts';
import * as words from '../words/admin.ts';
import { nextText } from './steps/next-step-card.tsx';

interface RepeatDialogProps {
  readonly tournament: ListedTournament;
  /** It already follows the tournament in its series. */
  readonly sequel: ListedTournament;
  readonly now: Date;
  readonly onRepeat: () => Promise<void>;
  readonly onClose: () => void;
}

export function RepeatDialog({ tournament, sequel, now, onRepeat, onClose }: RepeatDialogProps) {
  return (
    <ConfirmDialog
      title={words.repeatTitle(tournament.name)}
      confirm={words.makeOneMore}
      onConfirm={onRepeat}
      onClose={onClose}
    >
      <p>{nextText(sequel, now)}</p>
      <p>
        <Link className="inline-flex min-h-11 items-center underline" to={tournamentPath(sequel.id)}>
          {words.toNext}
        </Link>
      </p>
    </ConfirmDialog>
  );
}
