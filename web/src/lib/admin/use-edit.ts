import { useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { changedFields, mergeEdits, type Version } from './edits.ts';
import { useDraft } from './use-draft.ts';

export function useEdit<T extends object>(name: string, schema: z.ZodMiniType<T>, stored: Version<T>) {
  const { recovered, opened, openOn, keep, forget, over, attempt, endAttempts } = useDraft(
    name,
    schema,
    stored,
  );
  const [values, setValues] = useState(recovered?.values ?? opened.values);
  /** A save may end after further typing or a merge, so callbacks read the latest state here. */
  const latest = useRef({ values, opened });

  const show = (next: T, on: Version<T>) => {
    latest.current = { values: next, opened: on };
    setValues(next);
    openOn(on);
    keep(next, on);
  };
  return {
    values,
    opened,
    recovered,
    isDirty: changedFields(opened.values, values).length > 0,
    change: (changes: Partial<T>) => show({ ...latest.current.values, ...changes }, latest.current.opened),
    merge: (theirs: Version<T>, merged: (base: T, theirs: T, mine: T) => T) =>
      show(merged(latest.current.opened.values, theirs.values, latest.current.values), theirs),
    startOver: () => {
      forget();
      show(stored.values, stored);
    },
    goOn: (sent: T, saved: Version<T>) => {
      forget();
      show(mergeEdits(sent, saved.values, latest.current.values, new Set()), saved);
    },
    hasChangedSince: (sent: T) => changedFields(sent, latest.current.values).length > 0,
    /** Keeps the request id, because `storeDocument` needs it to find a document that this save created. */
    stayOpen: (sent: T) => show(latest.current.values, { ...latest.current.opened, values: sent }),
    over,
    attempt,
    endAttempts: () => {
      endAttempts();
      keep(latest.current.values, latest.current.opened);
    },
  };
}
