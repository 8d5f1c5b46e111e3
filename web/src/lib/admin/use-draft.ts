import { useCallback, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { useAdmin } from './admin-context.ts';
import { draftKey, forgetDraft, keepDraft, readDraft, type Tried } from './drafts.ts';
import { changedFields, type Version } from './edits.ts';

/** Keeps on the device what is typed into an editor, until it is saved or thrown away on purpose. */
export function useDraft<T extends object>(name: string, schema: z.ZodMiniType<T>, stored: Version<T>) {
  const { user } = useAdmin();
  const key = draftKey(user.uid, name);
  const [recovered, setRecovered] = useState(() => readDraft(key, schema));
  // A refresh behind the editor must not move what it was opened on: that is how another admin's change is noticed.
  const [opened, setOpened] = useState(recovered?.opened ?? stored);
  const tried = useRef(recovered?.tried ?? null);
  const isOver = useRef(false);

  const keep = useCallback(
    (values: T, over: Version<T>) => {
      if (isOver.current) return;
      const isNothing = tried.current === null && changedFields(over.values, values).length === 0;
      if (isNothing) forgetDraft(key);
      else keepDraft(key, { at: new Date(), opened: over, values, tried: tried.current });
    },
    [key],
  );
  /** Answers what was sent before, under the id that a new document keeps until it is stored. */
  const attempt = (values: T): Tried<T> => {
    const before = tried.current ?? { requestId: crypto.randomUUID(), values: [] };
    const others = before.values.filter((each) => changedFields(each, values).length > 0);
    tried.current = { ...before, values: [...others, values] };
    keep(values, opened);
    return before;
  };
  return {
    attempt,
    /** What was typed on an earlier visit and is offered again. */
    recovered,
    /** The version that is being edited over. */
    opened,
    keep,
    /** From now on it is edited over another version. */
    openOn: setOpened,
    /** What was recovered is not wanted, or stored by now. */
    forget: () => {
      setRecovered(null);
      tried.current = null;
      forgetDraft(key);
    },
    /** Saved, or left on purpose: whatever still changes in the editor is kept no more. */
    over: () => {
      isOver.current = true;
      forgetDraft(key);
    },
  };
}
