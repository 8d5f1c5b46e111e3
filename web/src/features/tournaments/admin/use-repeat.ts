import { documentIdOf } from '@copa/domain/ids';
import { ownHour } from '@copa/domain/time/hours';
import { repeatTournament } from '@copa/domain/tournaments/endpoints';
import { useRef } from 'react';
import { useToast } from '../../../components/toast/toast-context.ts';
import { useApiMutation } from '../../../lib/admin/admin-api.ts';
import { useAdmin } from '../../../lib/admin/admin-context.ts';
import { useIsShown } from '../../../lib/admin/use-editor.ts';
import { isReused, messageOf } from '../../../lib/network/api-client.ts';
import { serverNow } from '../../../lib/network/server-clock.ts';
import * as words from '../words/admin.ts';
import { requireTournamentPermission } from './tournament-permission.ts';

export function useRepeat(id: string, onRepeated: (id: string) => void) {
  const { user } = useAdmin();
  const { mutateAsync, isPending } = useApiMutation(repeatTournament);
  const toast = useToast();
  const isShown = useIsShown();
  const isSending = useRef(false);
  /** A call without an answer may have made a tournament, so a retry has the same request id. */
  const asked = useRef<{ readonly id: string; readonly requestId: string } | null>(null);
  const open = (next: string) => {
    asked.current = null;
    if (isShown.current) onRepeated(next);
  };
  const repeat = async () => {
    if (isSending.current) return;
    isSending.current = true;
    if (asked.current?.id !== id) asked.current = { id, requestId: crypto.randomUUID() };
    const { requestId } = asked.current;
    try {
      requireTournamentPermission(user, 'create');
      const next = await mutateAsync({ params: { id }, body: { requestId } });
      toast.success(words.repeated(next.name, next.date && ownHour(next.date, serverNow())));
      open(next.id);
    } catch (error) {
      // The earlier call made the tournament. The API refuses the retry only because the name of the
      // tournament or of the original has changed since.
      if (isReused(error)) open(documentIdOf(requestId));
      else toast.error(messageOf(error));
    } finally {
      isSending.current = false;
    }
  };
  return { isRepeating: isPending, repeat };
}
