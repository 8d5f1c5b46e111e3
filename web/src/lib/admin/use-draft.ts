import { RequestIdSchema } from '@copa/domain/ids';
import { InstantSchema, nullish } from '@copa/domain/time/instant';
import { useCallback, useMemo, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { keptDraft } from '../storage/kept-drafts.ts';
import { useAdmin } from './admin-context.ts';
import { changedFields, type Version } from './edits.ts';

/** Creations sent under one id without an answer: any of them may have arrived. */
export interface Tried<T> {
  readonly requestId: string;
  readonly values: readonly T[];
}

/** The typed values and the version they started from, so that they can be told apart from other people's changes. */
interface Draft<T> {
  readonly opened: Version<T>;
  readonly values: T;
  readonly tried: Tried<T> | null;
}

/** Keeps the text of one person when the phone, the browser or the session ends. */
export function editorDraft<T>(uid: string, name: string, values: z.ZodMiniType<T>) {
  const schema = z.object({
    opened: z.object({ at: nullish(InstantSchema), values }),
    values,
    tried: nullish(z.object({ requestId: RequestIdSchema, values: z.array(values) })),
  });
  return keptDraft('admin_draft', `${uid}_${name}`, schema as unknown as z.ZodMiniType<Draft<T>>);
}

/** Keeps on the device what is typed into an editor, until it is saved or thrown away on purpose. */
export function useDraft<T extends object>(name: string, schema: z.ZodMiniType<T>, stored: Version<T>) {
  const { user } = useAdmin();
  const kept = useMemo(() => editorDraft(user.uid, name, schema), [name, schema, user.uid]);
  const [recovered, setRecovered] = useState(() => {
    const dated = kept.read();
    return dated === null ? null : { ...dated.draft, at: new Date(dated.at) };
  });
  // A refresh behind the editor must not move what it was opened on: that is how another admin's change is noticed.
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
    recovered,
    opened,
    keep,
    openOn: setOpened,
    /** Drops the recovered text, because it was refused or stored. */
    forget: () => {
      setRecovered(null);
      tried.current = null;
      kept.keep(null);
    },
    /** Saved, or left on purpose: whatever still changes in the editor is kept no more. */
    over: () => {
      isOver.current = true;
      kept.keep(null);
    },
  };
}
