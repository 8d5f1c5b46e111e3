import { useCallback, useMemo, useState } from 'react';
import * as z from 'zod/mini';
import { useAdmin } from '../admin/admin-context.ts';
import { keptDraft } from './kept-drafts.ts';

export function useKept<T>(name: string, schema: z.ZodMiniType<T>, nothing: T) {
  const { user } = useAdmin();
  const kept = useMemo(
    () => keptDraft('admin_draft', `${user.uid}_${name}`, schema),
    [name, schema, user.uid],
  );
  const read = () => ({ kept, value: kept.read()?.draft ?? nothing });
  const [held, setHeld] = useState(read);
  const shown = held.kept === kept ? held : read();
  if (shown !== held) setHeld(shown);
  const keep = useCallback(
    (next: T) => {
      kept.keep(next === nothing ? null : next);
      setHeld({ kept, value: next });
    },
    [kept, nothing],
  );
  return [shown.value, keep] as const;
}

const TextSchema = z.string();

export function useKeptText(name: string) {
  return useKept(name, TextSchema, '');
}
