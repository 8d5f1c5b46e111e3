import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * For an answer that takes the place of what was pressed, and of the focus with it: it is read from its heading, at
 * the top of the page. Before it is painted, so that nothing is seen to jump.
 */
export function useShownFromTop(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}
