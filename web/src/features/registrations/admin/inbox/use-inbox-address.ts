import {
  type RegistrationStatus,
  RegistrationStatusSchema,
} from '@copa/domain/registrations/places/unit-day';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import * as z from 'zod/mini';

export type InboxAddress = ReturnType<typeof useInboxAddress>;

export function useInboxAddress() {
  const [search, setSearch] = useSearchParams();
  const set = useCallback(
    (name: string, value: string | null, replace: boolean) => {
      setSearch(
        (before) => {
          const next = new URLSearchParams(before);
          if (value === null || value === '') next.delete(name);
          else next.set(name, value);
          return next;
        },
        { replace, preventScrollReset: true },
      );
    },
    [setSearch],
  );
  const status = z.safeParse(RegistrationStatusSchema, search.get('estado'));
  return {
    tournamentId: search.get('torneo'),
    status: status.success ? status.data : null,
    openId: search.get('ver'),
    setTournament: (id: string | null) => set('torneo', id, false),
    setStatus: (value: RegistrationStatus | null) => set('estado', value, true),
    setOpen: useCallback((id: string | null) => set('ver', id, id === null), [set]),
  };
}
