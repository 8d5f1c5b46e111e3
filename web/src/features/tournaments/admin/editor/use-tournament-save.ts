import { createTournament, updateTournament } from '@copa/domain/tournaments/endpoints';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { useState } from 'react';
import { useApiMutation } from '../../../../lib/admin/admin-api.ts';
import { useAdmin } from '../../../../lib/admin/admin-context.ts';
import { type Sending, storeDocument } from '../../../../lib/admin/store-document.ts';
import { ApiError, messageOf } from '../../../../lib/network/api-client.ts';
import { requireTournamentPermission } from '../tournament-permission.ts';
import { type EditorValues, inputOver } from './tournament-form-values.ts';

/** Null when it was saved, else why not. */
type Save = (values: EditorValues, sending: Sending<EditorValues>) => Promise<ApiError | null>;

/** The source is what the values were read from, a copy's original included. */
export function useTournamentSave(id: string | null, source: Tournament | null) {
  const create = useApiMutation(createTournament);
  const update = useApiMutation(updateTournament);
  const { user } = useAdmin();
  const [error, setError] = useState<ApiError | null>(null);

  const run: Save = async (typed, sending) => {
    setError(null);
    try {
      requireTournamentPermission(user, id === null ? 'create' : 'update');
      await storeDocument(id, typed, sending, {
        create: (values, requestId) =>
          create.mutateAsync({ body: { ...inputOver(source, values), requestId } }),
        replace: (replaced, values, expectedUpdatedAt) =>
          update.mutateAsync({
            params: { id: replaced },
            body: { ...inputOver(source, values), expectedUpdatedAt },
          }),
      });
      return null;
    } catch (failure) {
      const known =
        failure instanceof ApiError
          ? failure
          : new ApiError('unexpected', 0, messageOf(failure), { cause: failure });
      setError(known);
      return known;
    }
  };
  return { run, error, clearError: () => setError(null) };
}
