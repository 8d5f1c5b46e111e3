import { createContext, use, useLayoutEffect } from 'react';

export type StartWait = () => () => void;

export const AwaitedContext = createContext<StartWait | null>(null);

export const ArrivedContext = createContext(true);

/**
 * While online, `ShownTogether` hides a new screen until `isComing` is false for all callers. It waits at
 * most five seconds.
 */
export function useAwaited(isComing: boolean): void {
  const startWait = use(AwaitedContext);
  useLayoutEffect(() => (isComing ? startWait?.() : undefined), [startWait, isComing]);
}
