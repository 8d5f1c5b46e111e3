import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * For an answer that takes the place of what was pressed, and of the focus with it: it is read from its beginning, at
 * the top of the page. Before it is painted, so that nothing is seen to jump.
 */
export function useShownFromTop<Beginning extends HTMLElement>(): RefObject<Beginning | null> {
  const beginning = useRef<Beginning>(null);
  useLayoutEffect(() => {
    scrollTo({ top: 0, behavior: 'instant' });
    beginning.current?.focus({ preventScroll: true });
  }, []);
  return beginning;
}
