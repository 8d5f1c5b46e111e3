import { RequestIdSchema } from '@copa/domain/ids';
import { InstantSchema, nullish } from '@copa/domain/time/instant';
import { useCallback, useMemo, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { keptDraft } from '../storage/kept-drafts.ts';
import { useAdmin } from './admin-context.ts';
import { changedFields, type Version } from './edits.ts';

/**
 * Attempts to create a document, sent under one request id without an answer. Any of them may have been
 * stored.
 */
export interface Tried<T> {
  readonly requestId: string;
  readonly values: readonly T[];
}

/**
 * The typed values with the version that they started from, so that other people's changes can be recognised.
 */
interface Draft<T> {
  readonly opened: Version<T>;
  readonly values: T;
  readonly tried: Tried<T> | null;
}

/** Stores a person's text, so that it survives the end of the page, the browser or the session. */
export function editorDraft<T>(uid: string, name: string, values: z.ZodMiniType<T>) {
  const schema = z.object({
    opened: z.object({ at: nullish(InstantSchema), values }),
    values,
    tried: nullish(z.object({ requestId: RequestIdSchema, values: z.array(values) })),
  });
  return keptDraft('admin_draft', `${uid}_${name}`, schema as unknown as z.ZodMiniType<Draft<T>>);
}

export function useDraft<T extends object>(name: string, schema: z.ZodMiniType<T>, stored: Version<T>) {
  const { user } = useAdmin();
  const kept = useMemo(() => editorDraft(user.uid, name, schema), [name, schema, user.uid]);
  const [recovered, setRecovered] = useState(() => {
    const dated = kept.read();
    return dated === null ? null : { ...dated.draft, at: new Date(dated.at) };
  });
  // A refresh must not change the opened version, because the difference shows another admin's change.
  const [opened, setOpened] = useState(recovered?.opened ?? stored);
  const tried = useRef(recovered?.tried ?? null);
  const isOver = useRef(false);

  const keep = useCallback(
    (values: T, over: Version<T>) => {
      if (isOver.current) return;
      const isNothing = tried.current === null && changedFields(over.values, values).length === 0;
      kept.keep(isNothing ? null : { opened: over, values, tried: tried.current });
    },
    [kept],
  );
  /**
   * Notes an attempt to store a new document, and returns the earlier ones. All attempts share a request id.
   */
  const attempt = (values: T): Tried<T> => {
    const before = tried.current ?? { requestId: crypto.randomUUID(), values: [] };
    const others = before.values.filter((each) => changedFields(each, values).length > 0);
    tried.current = { ...before, values: [...others, values] };
    keep(values, opened);
    return before;
  };
  return {
    attempt,
    /** Gives the next attempt a new request id, because another text was stored under the last one. */
    endAttempts: () => {
      tried.current = null;
    },
    recovered,
    opened,
    keep,
    openOn: setOpened,
    /** Drops the recovered text, because it was discarded or stored. */
    forget: () => {
      setRecovered(null);
      tried.current = null;
      kept.keep(null);
    },
    /** Ends the draft after saving or leaving; later changes in the editor are not stored. */
    over: () => {
      isOver.current = true;
      kept.keep(null);
    },
  };
}
