import { createContext, use, useLayoutEffect } from 'react';

export type StartWait = () => () => void;

/** Starts a wait. The screen is shown once all waits have ended. Null outside an `AwaitedArea`. */
export const AwaitedContext = createContext<StartWait | null>(null);

export const ArrivedContext = createContext(true);

/** Holds the screen back while its caller has nothing to show yet. */
export function useAwaited(isComing: boolean): void {
  const startWait = use(AwaitedContext);
  useLayoutEffect(() => (isComing ? startWait?.() : undefined), [startWait, isComing]);
}
