import { createContext, use, useLayoutEffect } from 'react';

export type StartWait = () => () => void;

export const AwaitedContext = createContext<StartWait | null>(null);

export const ArrivedContext = createContext(true);

/**
 * `ShownTogether` hides a new screen until `isComing` is false for all callers. It does so only while online,
 * and for at most five seconds.
 */
export function useAwaited(isComing: boolean): void {
  const startWait = use(AwaitedContext);
  useLayoutEffect(() => (isComing ? startWait?.() : undefined), [startWait, isComing]);
}
