import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The answer replaces the button that had the focus. */
export function useShownFromTop<Beginning extends HTMLElement>(): RefObject<Beginning | null> {
  const beginning = useRef<Beginning>(null);
  useLayoutEffect(() => {
    scrollTo({ top: 0, behavior: 'instant' });
    beginning.current?.focus({ preventScroll: true });
  }, []);
  return beginning;
}
