import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Moves the focus, because the button that had the focus may be gone. */
export function useShownFromTop<Beginning extends HTMLElement>(): RefObject<Beginning | null> {
  const beginning = useRef<Beginning>(null);
  useLayoutEffect(() => {
    scrollTo({ top: 0, behavior: 'instant' });
    beginning.current?.focus({ preventScroll: true });
  }, []);
  return beginning;
}
