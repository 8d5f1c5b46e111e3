import { useSyncExternalStore } from 'react';

/** Below this height a fixed footer leaves too little room; large letters count, because it is in rem. */
const SHORT_REM = 30;

function isShort(): boolean {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return window.innerHeight < SHORT_REM * rem;
}

function listen(onChange: () => void): () => void {
  window.addEventListener('resize', onChange);
  return () => window.removeEventListener('resize', onChange);
}

/** True if a window has few lines of text: a phone with large letters, or one that lies on its side. */
export function useIsShort(): boolean {
  return useSyncExternalStore(listen, isShort, () => false);
}
