import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { mainId } from './layouts/main-id.ts';

/**
 * A new address scrolls to the top and focuses the heading, as a page load does. Going back keeps the
 * restored position.
 */
export function useArrival(): void {
  const { pathname } = useLocation();
  const type = useNavigationType();
  const previous = useRef(pathname);

  // The effect runs before the page is painted, so that the page does not jump.
  useLayoutEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    if (type !== 'POP') window.scrollTo({ top: 0, behavior: 'instant' });
    const main = document.getElementById(mainId);
    const target = main?.querySelector<HTMLElement>('h1[tabindex]') ?? main;
    target?.focus({ preventScroll: true });
  }, [pathname, type]);
}
