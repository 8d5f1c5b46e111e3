import { createContext, use, useLayoutEffect } from 'react';

export type StartWait = () => () => void;

export const AwaitedContext = createContext<StartWait | null>(null);

export const ArrivedContext = createContext(true);

/** The screen is shown only when no caller of this hook waits any more. */
export function useAwaited(isComing: boolean): void {
  const startWait = use(AwaitedContext);
  useLayoutEffect(() => (isComing ? startWait?.() : undefined), [startWait, isComing]);
}
