import { getStats } from '@copa/domain/api/management';
import {
  createTournament,
  getTournament,
  listTournamentsWithRegistrations,
  updateTournament,
} from '@copa/domain/api/tournaments';
import { HOUR_MS, PAGE_LIMIT_MAX } from '@copa/domain/limits';
import { useRef, useState } from 'react';
import { useAdminCall, useApiMutation } from '../../lib/admin/admin-api.ts';
import { useAdmin } from '../../lib/admin/admin-context.ts';
import { ApiError, messageOf } from '../../lib/api-client.ts';
import { type EditorValues, inputOf } from './tournament-form-values.ts';
import { requireTournamentPermission } from './tournament-permission.ts';

const TOUCHED = [listTournamentsWithRegistrations, getTournament, getStats];

/** Null when it was saved, else why not. */
type Save = (values: EditorValues, expectedUpdatedAt: Date | null) => Promise<ApiError | null>;

export function useTournamentSave(id: string | null) {
  const create = useApiMutation(createTournament, TOUCHED);
  const update = useApiMutation(updateTournament, TOUCHED);
  const wasCreated = useWasCreated();
  const { user } = useAdmin();
  const [error, setError] = useState<ApiError | null>(null);
  /** The last try to create got no answer: it may have been carried out. */
  const unanswered = useRef(false);

  const send: Save = async (values, expectedUpdatedAt) => {
    requireTournamentPermission(user, id === null ? 'create' : 'update');
    const body = inputOf(values);
    if (id !== null) await update.mutateAsync({ params: { id }, body: { ...body, expectedUpdatedAt } });
    else if (!(unanswered.current && (await wasCreated(values)))) await create.mutateAsync({ body });
    return null;
  };
  const run: Save = async (values, expectedUpdatedAt) => {
    setError(null);
    try {
      return await send(values, expectedUpdatedAt);
    } catch (failure) {
      const known =
        failure instanceof ApiError
          ? failure
          : new ApiError('unexpected', 0, messageOf(failure), { cause: failure });
      unanswered.current = unanswered.current || known.code === 'network';
      setError(known);
      return known;
    }
  };
  return { run, error, clearError: () => setError(null) };
}

/** Whether the same tournament, by the same person, has just come into being. */
function useWasCreated() {
  const call = useAdminCall();
  const { user } = useAdmin();
  return async (values: EditorValues): Promise<boolean> => {
    const { name, date } = inputOf(values);
    const { tournaments } = await call(listTournamentsWithRegistrations, {
      query: { limit: PAGE_LIMIT_MAX },
    });
    return tournaments.some(
      (tournament) =>
        tournament.name === name.trim() &&
        date instanceof Date &&
        tournament.date.getTime() === date.getTime() &&
        tournament.updatedBy === user.uid &&
        tournament.createdAt !== null &&
        Date.now() - tournament.createdAt.getTime() < HOUR_MS,
    );
  };
}
