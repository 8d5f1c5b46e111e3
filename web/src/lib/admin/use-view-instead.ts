import { useLayoutEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';

/**
 * For a view that takes the place of a list under the same path: it is read from its beginning, and the list is found
 * again where it was left. Answers what to call before one is opened; going back and forth, the browser remembers.
 */
export function useViewInstead(view: string | null): () => void {
  const type = useNavigationType();
  const leftAt = useRef(0);
  const previous = useRef(view);

  // Before it is painted, so that nothing is seen to jump.
  useLayoutEffect(() => {
    if (previous.current === view) return;
    previous.current = view;
    if (type !== 'POP') scrollTo({ top: view === null ? leftAt.current : 0, behavior: 'instant' });
    const main = document.querySelector('main');
    const beginning = main?.querySelector<HTMLElement>('h1[tabindex]') ?? main;
    beginning?.focus({ preventScroll: true });
  }, [view, type]);

  return () => {
    leftAt.current = scrollY;
  };
}
