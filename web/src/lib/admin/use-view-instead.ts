import { useLayoutEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';

/**
 * Call the returned function before opening a view, so that closing the view restores the scroll position.
 * After going back or forward (`POP`) the browser restores the position itself.
 */
export function useViewInstead(view: string | null): () => void {
  const type = useNavigationType();
  const leftAt = useRef(0);
  const previous = useRef(view);

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
