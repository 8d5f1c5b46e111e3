import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { mainId } from './layouts/main-id.ts';

/**
 * What a full page load would do on a new address: start at the top, with keyboard and screen reader at the heading.
 * Going back keeps the position that the browser restores.
 */
export function useArrival(): void {
  const { pathname } = useLocation();
  const type = useNavigationType();
  const previous = useRef(pathname);

  // Before the new page is painted: one that appears first and then jumps is read twice.
  useLayoutEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    if (type !== 'POP') window.scrollTo({ top: 0, behavior: 'instant' });
    const main = document.getElementById(mainId);
    const target = main?.querySelector<HTMLElement>('h1[tabindex]') ?? main;
    target?.focus({ preventScroll: true });
  }, [pathname, type]);
}
