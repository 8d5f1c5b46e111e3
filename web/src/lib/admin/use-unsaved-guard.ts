import { useEffect, useRef, useState } from 'react';
import { guardHistory, historyIndex } from '../history-guard.ts';

export interface UnsavedGuard {
  readonly asking: boolean;
  readonly stay: () => void;
  readonly leave: () => void;
  readonly ask: (action: () => void) => void;
}

function linkThatLeadsAway(event: MouseEvent): HTMLAnchorElement | null {
  const opensBeside = event.metaKey || event.ctrlKey || event.shiftKey;
  if (event.defaultPrevented || event.button !== 0 || opensBeside) return null;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  const leads = link instanceof HTMLAnchorElement && link.target !== '_blank' && link.href !== location.href;
  return leads ? link : null;
}

export function useUnsavedGuard(dirty: boolean): UnsavedGuard {
  const [leaving, setLeaving] = useState<(() => void) | null>(null);
  const allowed = useRef(false);

  useEffect(() => {
    if (!dirty) return undefined;
    allowed.current = false;
    const here = historyIndex();

    const onUnload = (event: BeforeUnloadEvent) => {
      if (!allowed.current) event.preventDefault();
    };
    const onClick = (event: MouseEvent) => {
      const link = allowed.current ? null : linkThatLeadsAway(event);
      if (link === null) return;
      event.preventDefault();
      event.stopPropagation();
      setLeaving(() => () => link.click());
    };
    const onPop = (event: PopStateEvent) => {
      if (allowed.current) return;
      // The address has already changed, so the event is hidden from the router and the address is restored.
      event.stopImmediatePropagation();
      const steps = historyIndex() - here;
      // Restoring the address fires `popstate` again, and `steps` is then 0.
      if (steps === 0) return;
      setLeaving(() => () => history.go(steps));
      history.go(-steps);
    };
    addEventListener('beforeunload', onUnload);
    const release = guardHistory(onPop);
    document.addEventListener('click', onClick, true);
    return () => {
      removeEventListener('beforeunload', onUnload);
      release();
      document.removeEventListener('click', onClick, true);
    };
  }, [dirty]);

  return {
    asking: leaving !== null,
    stay: () => setLeaving(null),
    leave: () => {
      allowed.current = true;
      setLeaving(null);
      leaving?.();
    },
    ask: (action) => (dirty ? setLeaving(() => action) : action()),
  };
}
