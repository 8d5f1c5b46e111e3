import { useSyncExternalStore } from 'react';

const WIDE = '(min-width: 80rem)';

function subscribe(listener: () => void): () => void {
  const list = matchMedia(WIDE);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}

export const useIsWide = () => useSyncExternalStore(subscribe, () => matchMedia(WIDE).matches);
