import { useCallback, useRef, useState } from 'react';
import { loadDraft, type RegistrationDraft, saveDraft } from './registration-draft.ts';

export type StoredDraft = ReturnType<typeof useStoredDraft>;

export function useStoredDraft(draftId: string) {
  const [draft, setDraft] = useState(() => loadDraft(draftId));
  const latest = useRef(draft);

  /** A request that another tab has sent without an answer is continued, because it may be registered. */
  const requestSoFar = useCallback(() => {
    const own = latest.current;
    const stored = loadDraft(draftId);
    const isContinued =
      stored.requestId === own.requestId || (own.sent.length === 0 && stored.sent.length > 0);
    const { requestId, sent } = isContinued ? stored : own;
    return { requestId, sent };
  }, [draftId]);

  const store = useCallback(
    (changes: Partial<RegistrationDraft>) => {
      const own = latest.current;
      const soFar = requestSoFar();
      const next = { ...own, ...soFar, ...changes };
      // A request that is only continued may be answered in its own tab before this one sends.
      latest.current = soFar.requestId === own.requestId ? next : { ...own, ...changes };
      setDraft(next);
      saveDraft(draftId, next);
    },
    [draftId, requestSoFar],
  );

  const forget = useCallback(() => saveDraft(draftId, null), [draftId]);
  return { draft, latest, requestSoFar, store, forget };
}
