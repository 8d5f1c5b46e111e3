import { ownStart } from '@copa/domain/tournaments/date';
import { repeatTournament } from '@copa/domain/tournaments/endpoints';
import { useToast } from '../../../components/toast/toast-context.ts';
import { useApiMutation } from '../../../lib/admin/admin-api.ts';
import { useAdmin } from '../../../lib/admin/admin-context.ts';
import { messageOf } from '../../../lib/network/api-client.ts';
import { serverNow } from '../../../lib/network/server-clock.ts';
import * as words from '../words/admin.ts';
import { requireTournamentPermission } from './tournament-permission.ts';

export function useRepeat(onRepeated: (id: string) => void) {
  const { user } = useAdmin();
  const { mutateAsync, isPending } = useApiMutation(repeatTournament);
  const toast = useToast();
  const repeat = async (id: string) => {
    try {
      requireTournamentPermission(user, 'create');
      const next = await mutateAsync({ params: { id }, body: { requestId: crypto.randomUUID() } });
      toast.success(words.repeated(next.name, ownStart(next, serverNow())));
      onRepeated(next.id);
    } catch (error) {
      toast.error(messageOf(error));
    }
  };
  return { isRepeating: isPending, repeat: (id: string) => void repeat(id) };
}
