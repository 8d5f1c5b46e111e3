import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * An answer that replaces the pressed button is focused and scrolled to the top, before painting, so that
 * nothing jumps.
 */
export function useShownFromTop<Beginning extends HTMLElement>(): RefObject<Beginning | null> {
  const beginning = useRef<Beginning>(null);
  useLayoutEffect(() => {
    scrollTo({ top: 0, behavior: 'instant' });
    beginning.current?.focus({ preventScroll: true });
  }, []);
  return beginning;
}
