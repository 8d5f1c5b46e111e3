import { getStats } from '@copa/domain/site/endpoints';
import {
  getTournament,
  listTournamentsWithRegistrations,
  updateTournament,
} from '@copa/domain/tournaments/endpoints';
import { TournamentInputSchema } from '@copa/domain/tournaments/tournament-input';
import * as z from 'zod/mini';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx';
import { useToast } from '../../../components/toast/toast-context.ts';
import { useApiMutation } from '../../../lib/admin/admin-api.ts';
import { useAdmin } from '../../../lib/admin/admin-context.ts';
import { requireTournamentPermission } from './tournament-permission.ts';
import type { TournamentRowData } from './tournament-row.tsx';

/** Of all that a tournament says, what an organiser edits. */
const ContentSchema = z.object(TournamentInputSchema.shape);

interface PublishTournamentDialogProps {
  readonly tournament: TournamentRowData;
  readonly onClose: () => void;
}

/** In two taps from the list, without the editor; somebody else's change in between is not overwritten. */
export function PublishTournamentDialog({ tournament, onClose }: PublishTournamentDialogProps) {
  const { user } = useAdmin();
  const update = useApiMutation(updateTournament, [
    listTournamentsWithRegistrations,
    getTournament,
    getStats,
  ]);
  const toast = useToast();
  const { id, name, linkedFormId, updatedAt } = tournament;

  const confirm = async () => {
    requireTournamentPermission(user, 'update');
    const content = z.parse(ContentSchema, { ...tournament, status: 'published' });
    await update.mutateAsync({ params: { id }, body: { ...content, expectedUpdatedAt: updatedAt } });
    toast.success('Torneo publicado');
  };

  return (
    <ConfirmDialog open title={`¿Publicar ${name}?`} confirm="Publicar" onConfirm={confirm} onClose={onClose}>
      <p>
        {linkedFormId === null
          ? 'Todos lo verán, pero nadie podrá inscribirse hasta que le pongas un formulario.'
          : 'Todos lo verán y podrán inscribirse desde ahora.'}
      </p>
    </ConfirmDialog>
  );
}
