import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and while React hydrates, because that render must equal the prerendered page. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
