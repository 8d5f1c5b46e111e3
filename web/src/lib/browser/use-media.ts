import { useCallback, useSyncExternalStore } from 'react';

/** A panel stands beside a list from this width on. */
export const WIDE = '(min-width: 80rem)';

export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}
