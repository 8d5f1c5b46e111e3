import { RequestIdSchema } from '@copa/domain/ids';
import { InstantSchema, nullish } from '@copa/domain/time/instant';
import { useCallback, useMemo, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { keptDraft } from '../storage/kept-drafts.ts';
import { useAdmin } from './admin-context.ts';
import { changedFields, type Version } from './edits.ts';

/**
 * The values of all attempts to create one document. The attempts share `requestId`, and one may have been
 * stored.
 */
export interface Tried<T> {
  readonly requestId: string;
  readonly values: readonly T[];
}

interface Draft<T> {
  readonly opened: Version<T>;
  readonly values: T;
  readonly tried: Tried<T> | null;
}

export function editorDraft<T>(uid: string, name: string, values: z.ZodMiniType<T>) {
  const schema = z.object({
    opened: z.object({ at: nullish(InstantSchema), values }),
    values,
    tried: nullish(z.object({ requestId: RequestIdSchema, values: z.array(values) })),
  });
  return keptDraft('admin_draft', `${uid}_${name}`, schema as unknown as z.ZodMiniType<Draft<T>>);
}

/** A draft that an older version of the page kept lacks newer fields, so they get their stored values. */
function completedBy<T extends object>(stored: T, schema: z.ZodMiniType<T>): z.ZodMiniType<T> {
  const complete: z.ZodMiniType = z.transform((typed: object) => ({ ...stored, ...typed }));
  return z.pipe(complete, schema);
}

export function useDraft<T extends object>(name: string, schema: z.ZodMiniType<T>, stored: Version<T>) {
  const { user } = useAdmin();
  const kept = useMemo(() => editorDraft(user.uid, name, schema), [name, schema, user.uid]);
  const [recovered, setRecovered] = useState(() => {
    const dated = editorDraft(user.uid, name, completedBy(stored.values, schema)).read();
    return dated === null ? null : { ...dated.draft, at: dated.at };
  });
  // `opened` is not updated when `stored` changes, so that comparing the two finds changes by other admins.
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
  const attempt = (values: T): Tried<T> => {
    const before = tried.current ?? { requestId: crypto.randomUUID(), values: [] };
    const others = before.values.filter((each) => changedFields(each, values).length > 0);
    tried.current = { ...before, values: [...others, values] };
    keep(values, opened);
    return before;
  };
  return {
    attempt,
    /** Call this if the API stored other values under the request id. The next attempt then gets a new id. */
    endAttempts: () => {
      tried.current = null;
    },
    recovered,
    opened,
    keep,
    openOn: setOpened,
    forget: () => {
      setRecovered(null);
      tried.current = null;
      kept.keep(null);
    },
    over: () => {
      isOver.current = true;
      kept.keep(null);
    },
  };
}
