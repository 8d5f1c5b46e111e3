import { createContext, use, useLayoutEffect } from 'react';

export type StartWait = () => () => void;

export const AwaitedContext = createContext<StartWait | null>(null);

export const ArrivedContext = createContext(true);

/**
 * While online, `ShownTogether` hides a new screen until no caller waits any more, for at most five seconds.
 */
export function useAwaited(isComing: boolean): void {
  const startWait = use(AwaitedContext);
  useLayoutEffect(() => (isComing ? startWait?.() : undefined), [startWait, isComing]);
}
