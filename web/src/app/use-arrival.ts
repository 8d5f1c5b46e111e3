import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { mainId } from './layouts/main-id.ts';

/**
 * Does what a full page load does at a new address: starts at the top, with keyboard and screen reader at the
 * heading. Going back keeps the position that the browser restores.
 */
export function useArrival(): void {
  const { pathname } = useLocation();
  const type = useNavigationType();
  const previous = useRef(pathname);

  // Runs before the new page is painted: a page that appears and then jumps is read twice.
  useLayoutEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    if (type !== 'POP') window.scrollTo({ top: 0, behavior: 'instant' });
    const main = document.getElementById(mainId);
    const target = main?.querySelector<HTMLElement>('h1[tabindex]') ?? main;
    target?.focus({ preventScroll: true });
  }, [pathname, type]);
}
