import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False during prerendering and hydration, because the two must render the same. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
