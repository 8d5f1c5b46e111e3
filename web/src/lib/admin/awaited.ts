import { createContext, use, useLayoutEffect } from 'react';

export type StartWait = () => () => void;

export const AwaitedContext = createContext<StartWait | null>(null);

export const ArrivedContext = createContext(true);

/** The screen is not shown before all its callers have something to show. */
export function useAwaited(isComing: boolean): void {
  const startWait = use(AwaitedContext);
  useLayoutEffect(() => (isComing ? startWait?.() : undefined), [startWait, isComing]);
}
