import { updateTournament } from '@copa/domain/tournaments/endpoints';
import { TournamentInputSchema } from '@copa/domain/tournaments/tournament-input';
import * as z from 'zod/mini';
import { ActDialog } from '../../../components/admin/act-dialog.tsx';
import { useAdmin } from '../../../lib/admin/admin-context.ts';
import * as words from '../words/admin.ts';
import { requireTournamentPermission } from './tournament-permission.ts';
import type { TournamentRowData } from './tournament-row.tsx';

/** The part of a tournament that an organiser edits. */
const ContentSchema = z.object(TournamentInputSchema.shape);

interface PublishTournamentDialogProps {
  readonly tournament: TournamentRowData;
  readonly onClose: () => void;
}

/** Publishes with two taps from the list, without the editor and without overwriting somebody else's change. */
export function PublishTournamentDialog({ tournament, onClose }: PublishTournamentDialogProps) {
  const { user } = useAdmin();
  const { id, name, linkedFormId, updatedAt } = tournament;

  const call = () => {
    requireTournamentPermission(user, 'update');
    const content = z.parse(ContentSchema, { ...tournament, status: 'published' });
    return { params: { id }, body: { ...content, expectedUpdatedAt: updatedAt } };
  };

  return (
    <ActDialog
      title={words.publishTitle(name)}
      confirm={words.publish}
      endpoint={updateTournament}
      call={call}
      done={words.published}
      onClose={onClose}
    >
      <p>{linkedFormId === null ? words.publishEffectWithoutForm : words.publishEffect}</p>
    </ActDialog>
  );
}
