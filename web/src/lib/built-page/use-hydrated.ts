import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in a prerendered page and in the first render over it, which has to be the same. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
