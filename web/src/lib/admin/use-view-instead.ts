import { useLayoutEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';

/**
 * A view replaces a list under the same path. The view starts at its top, and the list returns at its old
 * position; browsers restore it for back and forward. Call the returned function before opening a view.
 */
export function useViewInstead(view: string | null): () => void {
  const type = useNavigationType();
  const leftAt = useRef(0);
  const previous = useRef(view);

  // Runs before painting, so that nothing jumps.
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
