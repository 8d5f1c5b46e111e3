import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { mainId } from './layouts/main-id.ts';

/** A new page starts at its heading for keyboard and screen reader, as a full load would. */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const previous = useRef(pathname);

  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    const main = document.getElementById(mainId);
    const target = main?.querySelector<HTMLElement>('h1[tabindex]') ?? main;
    target?.focus({ preventScroll: true });
  }, [pathname]);
}
