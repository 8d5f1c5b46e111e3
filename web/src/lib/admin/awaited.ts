import { createContext, use, useLayoutEffect } from 'react';

/** Counts something that is awaited; the result ends that. */
export type Await = () => () => void;

/** The screen that is shown once everything has arrived; null outside of one. */
export const AwaitedContext = createContext<Await | null>(null);

/** True once everything has arrived. */
export const ArrivedContext = createContext(true);

/** Holds the screen back while its caller has nothing to show yet. */
export function useAwaited(isComing: boolean): void {
  const awaitOne = use(AwaitedContext);
  useLayoutEffect(() => (isComing ? awaitOne?.() : undefined), [awaitOne, isComing]);
}
