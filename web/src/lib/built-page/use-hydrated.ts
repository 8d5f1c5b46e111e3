import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in a prerendered page and in its first render, which must be equal. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
