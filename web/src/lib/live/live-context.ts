import { createContext, use } from 'react';
import type { LiveScope } from './live-scope.ts';

export const LiveScopeContext = createContext<LiveScope | null>(null);

export function useLiveScope(): LiveScope {
  const scope = use(LiveScopeContext);
  if (scope === null) throw new Error('Live data must be used inside a LiveArea');
  return scope;
}
