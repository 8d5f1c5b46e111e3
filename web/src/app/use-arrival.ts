import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { mainId } from './layouts/main-id.ts';

function focusTitle(main: HTMLElement): boolean {
  const title = main.querySelector<HTMLElement>('h1[tabindex]');
  title?.focus({ preventScroll: true });
  return title !== null;
}

/** Without this, a screen reader would only say that the page is loading. */
function focusTitleOnceLoaded(main: HTMLElement): void {
  const watch = new MutationObserver(() => {
    const hasMovedOn = document.activeElement !== main;
    if (hasMovedOn || focusTitle(main)) watch.disconnect();
  });
  watch.observe(main, { childList: true, subtree: true });
}

export function useArrival(): void {
  const { pathname } = useLocation();
  const type = useNavigationType();
  const previous = useRef(pathname);

  useLayoutEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    if (type !== 'POP') window.scrollTo({ top: 0, behavior: 'instant' });
    const main = document.getElementById(mainId);
    if (main === null || focusTitle(main)) return;
    main.focus({ preventScroll: true });
    focusTitleOnceLoaded(main);
  }, [pathname, type]);
}
