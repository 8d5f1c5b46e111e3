import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Scrolls to the top and focuses the element of the ref, because the button that had the focus is gone. */
export function useShownFromTop<Beginning extends HTMLElement>(): RefObject<Beginning | null> {
  const beginning = useRef<Beginning>(null);
  useLayoutEffect(() => {
    scrollTo({ top: 0, behavior: 'instant' });
    beginning.current?.focus({ preventScroll: true });
  }, []);
  return beginning;
}
