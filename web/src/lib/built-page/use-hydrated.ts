import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the first render, which must equal the prerendered page. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
