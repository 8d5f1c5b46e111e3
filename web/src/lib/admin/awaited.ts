import { createContext, use, useLayoutEffect } from 'react';

export type StartWait = () => () => void;

/** Starts a wait of the screen, which is shown once all its waits have ended; null outside such a screen. */
export const AwaitedContext = createContext<StartWait | null>(null);

export const ArrivedContext = createContext(true);

/** Holds the screen back while its caller has nothing to show yet. */
export function useAwaited(isComing: boolean): void {
  const startWait = use(AwaitedContext);
  useLayoutEffect(() => (isComing ? startWait?.() : undefined), [startWait, isComing]);
}
